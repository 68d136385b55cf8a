import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ProgressLine } from './progress-line.tsx';

const meta = preview.meta({
  title: 'Imports/ProgressLine',
  component: ProgressLine,
  tags: ['experimental'],
  args: { label: 'Recorded gifts', done: 12_500, total: 38_000 },
});

export const Default = meta.story();

/** Before the number of gifts is known. */
export const Empty = meta.story({
  tags: ['!autodocs'],
  args: { done: 0, total: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Recorded gifts' });
    await expect(bar).toHaveValue(0);
    await expect(bar).toHaveAttribute('aria-valuetext', '0 of 0');
  },
});
