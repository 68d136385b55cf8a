import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aSuspect, longRow } from './fixtures.ts';
import { RowFacts } from './row-facts.tsx';

const meta = preview.meta({
  title: 'Imports/RowFacts',
  component: RowFacts,
  tags: ['experimental'],
  args: { title: 'In the file · Line 2', gift: aSuspect },
});

export const Default = meta.story();

export const Giver = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Müller, Jürgen')).toBeVisible();
  },
});

export const LongText = meta.story({ args: { gift: longRow } });

/** The file names neither a giver nor a day. */
export const Empty = meta.story({
  args: { gift: { amount: 30, date: null, giver: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unknown payer')).toBeVisible();
  },
});
