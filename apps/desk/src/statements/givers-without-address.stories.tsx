import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../.storybook/expect-one-line.ts';
import { someGivers } from './fixtures/index.ts';
import { GiversWithoutAddress } from './givers-without-address.tsx';

const meta = preview.meta({
  title: 'Statements/GiversWithoutAddress',
  component: GiversWithoutAddress,
  tags: ['experimental'],
  args: { givers: someGivers, count: 2 },
});

export const Default = meta.story();

export const Empty = meta.story({
  args: { givers: [], count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every giver of this year has an address.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A long list is cut, and says so. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: { count: 700 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The list shows the first 2.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gift 4107' })).toHaveAttribute('href', '/desk/gifts/4107');
  },
});

/** The amounts stay on one line. */
export const LongText = meta.story({
  args: {
    givers: someGivers.map((giver) => ({
      ...giver,
      name: `${giver.name} ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)} `.repeat(3).trim(),
      amount: 1_234_567.89,
    })),
  },
  play: async ({ canvas }) => {
    for (const amount of canvas.getAllByText('$1,234,567.89')) await expectOneLine(amount);
  },
});
