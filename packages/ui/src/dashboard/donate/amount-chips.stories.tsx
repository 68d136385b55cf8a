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
    await expect(canvas.getByRole('group', { name: 'Suggested amounts' })).toBeVisible();
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

/** 'Other' keeps an amount that no chip has. */
export const OwnAmount = meta.story({
  tags: ['!autodocs'],
  args: { typed: '30' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Other');
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(args.onChoose).toHaveBeenCalledWith('30');
  },
});

/** The four chips are in one row or two, at any width of the form. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: { suggested: [25, 50, 1_000] },
  play: async ({ canvas, canvasElement }) => {
    for (const [width, rows] of [
      [260, 2],
      [320, 2],
      [440, 2],
      [474, 1],
      [700, 1],
    ] as const) {
      canvasElement.style.width = `${width}px`;
      const tops = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().top);
      await expect([width, new Set(tops).size]).toEqual([width, rows]);
      for (const chip of canvas.getAllByRole('button'))
        await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
    }
    canvasElement.style.width = '';
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
