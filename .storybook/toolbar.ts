import type { Preview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';

import { chooseFoundation, chosenFoundation } from './chosen-foundation.ts';
import { ownLanguage, storyLanguages } from './words.tsx';

/*
 * The toolbar menus. The first choice of each is the default: an item of the type `reset` is not highlighted. The viewport
 * addon adds the width.
 */

interface Choice {
  value: string;
  title: string;
}

/** The content folders found by `main.ts`, starting with `CONTENT_DIR`. */
const foundations: Choice[] = JSON.parse(import.meta.env['STORYBOOK_FOUNDATIONS'] ?? '[]');

const menu = (name: string, icon: 'globe' | 'home' | 'lightning' | 'transfer' | 'zoom', items: Choice[]) => ({
  name,
  description: name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: items.map(({ value, title }, index) => ({
      value,
      title: `${name}: ${title}`,
      type: index === 0 ? ('reset' as const) : ('item' as const),
    })),
  },
});

/** Replaces picture addresses with those of the chosen foundation. */
function showOwnPictures(): void {
  for (const image of document.images) {
    const address = image.getAttribute('src') ?? '';
    if (address.startsWith('/pictures/')) image.src = `/foundations/${chosenFoundation}${address}`;
  }
}
if (chosenFoundation !== 'default')
  new MutationObserver(showOwnPictures).observe(document, {
    attributeFilter: ['src'],
    childList: true,
    subtree: true,
  });

/* Pages without stories, such as that of the colors, do not call `beforeEach`. */
void addons
  .ready()
  .then((channel) =>
    channel.on('globalsUpdated', ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
      chooseFoundation(String(globals['foundation'])),
    ),
  );

export const toolbar = {
  globalTypes: {
    foundation: menu('Foundation', 'home', foundations),
    /* ground-menu.ts shows the choices. */
    ground: { name: 'Ground', description: 'Ground' },
    language: menu('Language', 'globe', [
      { value: ownLanguage, title: 'of the foundation' },
      ...storyLanguages.map(({ tag, name }) => ({ value: tag, title: name })),
    ]),
    direction: menu('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    motion: menu('Motion', 'lightning', [
      { value: 'system', title: 'System' },
      { value: 'still', title: 'None' },
    ]),
    textSize: menu('Text size', 'zoom', [
      { value: '100', title: '100%' },
      { value: '150', title: '150%' },
      { value: '200', title: '200%' },
    ]),
  },
  initialGlobals: {
    foundation: 'default',
    ground: 'warm',
    language: ownLanguage,
    direction: 'ltr',
    motion: 'system',
    textSize: '100',
  },
  /* Storybook calls this again after each choice. */
  beforeEach: ({ globals, parameters, canvasElement }) => {
    const { dataset, style } = document.documentElement;
    chooseFoundation(String(globals['foundation']));
    const isDark = globals['ground'] === 'dark' && Boolean(parameters['onDark']);
    canvasElement.dataset['ground'] = globals['ground'] === 'dark' && !isDark ? 'warm' : globals['ground'];
    // Components read `data-on` to choose colors for dark bands.
    canvasElement.toggleAttribute('data-on', false);
    if (isDark) canvasElement.dataset['on'] = 'dark';
    dataset['motion'] = globals['motion'];
    style.fontSize = globals['textSize'] === '100' ? '' : `${globals['textSize']}%`;
  },
} satisfies Preview;
