import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { TranslatedText } from './translated-text.tsx';

const meta = preview.meta({
  title: 'News/Translations/TranslatedText',
  component: TranslatedText,
  tags: ['internal'],
  args: {
    text: {
      title: 'Forty days of water in Garbatula',
      tags: 'Water, Kenya',
      cover_image_description: 'A woman fills a jerrycan at a tap below a water tank',
      detail: '<p>The pump was switched on at six in the morning.</p><h2>What it took</h2><p>96 meters.</p>',
    },
  },
});

export const Default = meta.story();

/** Markup that the site does not allow is left out here too. */
export const Sanitized = meta.story({
  tags: ['!autodocs'],
  args: { text: { ...meta.input.args.text, detail: '<p>Water</p><form><button>Pay here</button></form>' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Water')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

// cspell:disable
export const Arabic = meta.story({
  args: {
    text: {
      title: 'أربعون يومًا من الماء',
      tags: 'ماء',
      cover_image_description: 'خزان ماء',
      detail: '<p>شُغّلت المضخة في السادسة صباحًا.</p>',
    },
  },
});
