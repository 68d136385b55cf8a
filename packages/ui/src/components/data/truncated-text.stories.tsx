import { limits } from '@hearthlight/domain';
import { expect, userEvent } from 'storybook/test';

import preview from '#storybook/preview';

import { guidance } from './truncated-text.guidance.ts';
import { TruncatedText } from './truncated-text.tsx';

const story =
  'The pump was switched on at six in the morning, before the heat. Halima Guyo filled the first can and did not let anybody help her carry it. ';

const meta = preview.meta({
  title: 'Library/Data/TruncatedText',
  component: TruncatedText,
  tags: ['experimental'],
  parameters: { guidance },
  args: { text: story.repeat(4).trim(), length: limits.truncate.impact },
});

export const Default = meta.story({ tags: ['matrix'] });

/** The button shows and hides the rest and keeps the focus. */
export const Toggles = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Read more' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-controls', canvas.getByText(/^The pump/).id);
    await expect(canvas.getByText(/^The pump/).textContent).toMatch(/ did not let\.\.\.$/);
    await userEvent.click(button);
    await expect(canvas.getByText(/^The pump/).textContent).toBe(args.text);
    const less = canvas.getByRole('button', { name: 'Read less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await expect(less).toHaveFocus();
    await userEvent.click(less);
    await expect(canvas.getByText(/^The pump/).textContent).toMatch(/ did not let\.\.\.$/);
  },
});

/** A text of exactly that length is shown whole, without a button. */
export const Edge = meta.story({
  args: { text: 'x'.repeat(limits.truncate.impact) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^x+$/).textContent).toHaveLength(limits.truncate.impact);
  },
});

export const Keyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Read more' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Read less' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Read more' })).toHaveFocus();
  },
});

/** Do not cut what the reader must know: the deadline is in the part that is hidden. */
export const DontHideWhatMatters = meta.story({
  tags: ['dont', '!autodocs'],
  args: {
    text: 'Thank you for joining the walk to the well. Come to the gate before nine on Friday.',
    length: 45,
  },
});

/** A single very long word on a small phone. */
export const LongText = meta.story({
  args: { text: 'Llanfairpwllgwyngyll'.repeat(40) },
  globals: { viewport: { value: 'small' } },
});
