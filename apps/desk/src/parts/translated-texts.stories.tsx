import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { TranslatedTexts, type TranslatedTextsProps } from './translated-texts.tsx';

const rows = (...list: TranslatedTextsProps['rows']) => list;

const meta = preview.meta({
  title: 'Parts/TranslatedTexts',
  component: TranslatedTexts,
  tags: ['experimental'],
  args: {
    rows: rows(
      ['Title', 'A deep well for four villages'],
      ['Description', 'Water for four villages.\n\nThe pump runs from six in the morning.'],
    ),
  },
});

export const Default = meta.story();

/** A text that is not translated yet. */
export const Missing = meta.story({
  args: { rows: rows(['Title', ''], ['Description', 'Water for four villages.']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('—');
  },
});

/** Each text has its own direction, whatever that of the page. */
export const Arabic = meta.story({
  tags: ['!autodocs'],
  args: { rows: rows(['Title', 'العربية'], ['Description', 'Water for four villages.']) },
  play: async ({ canvas }) => {
    const directions = canvas.getAllByRole('definition').map((text) => getComputedStyle(text).direction);
    await expect(directions).toEqual(['rtl', 'ltr']);
  },
});
