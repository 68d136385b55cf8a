import { chooseFoundation, chosenFoundation } from '../chosen-foundation.ts';
import type { Choice, Tool } from './tool.ts';

/** Names and titles of the foundations, the first of them that of CONTENT_DIR (`.storybook/main.ts`). */
const [own = { value: 'default', title: 'Default' }, ...others]: Choice[] = JSON.parse(
  import.meta.env['STORYBOOK_FOUNDATIONS'] ?? '[]',
);

/** Shows the pictures of the chosen foundation, also where a story names one by its address. */
function showOwnPictures(): void {
  for (const image of document.images) {
    const address = image.getAttribute('src') ?? '';
    if (address.startsWith('/pictures/')) image.src = `/foundations/${chosenFoundation}${address}`;
  }
}

if (chosenFoundation !== own.value) {
  const observer = new MutationObserver(showOwnPictures);
  observer.observe(document, { attributeFilter: ['src'], childList: true, subtree: true });
}

/** The foundation whose words, pictures and colors are shown. Another choice loads the page again. */
export const foundation: Tool = {
  title: 'Foundation',
  icon: 'home',
  choices: [own, ...others],
  beforeRender: chooseFoundation,
};
