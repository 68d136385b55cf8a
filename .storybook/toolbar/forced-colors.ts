import './forced-colors.css';
import { answerMediaFeatures } from './media-features.ts';
import type { Tool } from './tool.ts';

const page = document.documentElement;

const backgroundsIn = (scheme: string, elements: readonly HTMLElement[]) => {
  page.style.colorScheme = scheme;
  return elements.map((element) => getComputedStyle(element).backgroundColor);
};

/**
 * Marks each element for forced-colors.css by its background: `clear`, `opaque`, or `system` for one of the system's
 * colors, which stay. Those alone differ between a light and a dark color scheme.
 */
function markElements(): void {
  const elements = [
    ...document.querySelectorAll<HTMLElement>('body, body :not([data-forced], svg, svg *)'),
  ].filter((element) => getComputedStyle(element).forcedColorAdjust !== 'none');
  const light = backgroundsIn('light', elements);
  const dark = backgroundsIn('dark', elements);
  for (const [index, element] of elements.entries()) {
    const isSystem = light[index] !== dark[index];
    const isClear = /, 0\)$|^transparent$/.test(dark[index] ?? '');
    element.dataset['forced'] = isSystem ? 'system' : isClear ? 'clear' : 'opaque';
  }
}

/** Marks what the story renders later. */
const observer = new MutationObserver(markElements);

function restore(): void {
  observer.disconnect();
  page.style.colorScheme = '';
  for (const element of document.querySelectorAll('[data-forced]')) element.removeAttribute('data-forced');
}

/**
 * What a contrast theme of the system leaves of the colors. It is close to what browsers do, which no page can ask
 * for: the pictures of `npm run test:visual` show that.
 */
export const forcedColors: Tool = {
  title: 'Colors',
  icon: 'contrast',
  choices: [
    { value: 'own', title: 'Colors of the site' },
    { value: 'forced', title: 'Forced colors, dark' },
  ],
  beforeRender: (choice) => {
    const isForced = choice === 'forced';
    restore();
    answerMediaFeatures({ 'forced-colors: active': isForced || undefined });
    if (!isForced) return;
    markElements();
    observer.observe(document.body, { subtree: true, childList: true });
  },
};
