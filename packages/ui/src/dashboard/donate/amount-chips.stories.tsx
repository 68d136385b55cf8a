import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { AmountChips } from './amount-chips.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/AmountChips',
  component: AmountChips,
  tags: ['internal'],
  args: { suggested: [25, 50, 100], typed: '', onChoose: fn() },
});

export const Default = meta.story({});

export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { pressed: true })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '$100' }));
    await expect(args.onChoose).toHaveBeenCalledWith('100');
  },
});

/** The same amount in another notation presses the same chip. */
export const Chosen = meta.story({
  args: { typed: '$25.00' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('$25');
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(args.onChoose).toHaveBeenCalledWith('');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });

/** Large amounts stay on one line. */
export const LongText = meta.story({
  args: { suggested: [250_000, 500_000, 1_000_000] },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    for (const name of ['$250,000', '$500,000', '$1,000,000']) {
      const chip = canvas.getByRole('button', { name });
      await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    }
  },
});
