import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { expectOneLine } from '../../../../../.storybook/expect-one-line.ts';
import { guidance } from './money.guidance.ts';
import { Money } from './money.tsx';

const meta = preview.meta({
  title: 'Library/Data/Money',
  component: Money,
  tags: ['stable'],
  parameters: { guidance },
  args: { amount: 11_240 },
});

export const Default = meta.story({ tags: ['matrix'] });

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$11,240')).toBeVisible();
  },
});

/** Zero, cents, an inexact binary fraction, and a very large amount. */
export const Edge = meta.story({
  render: () => (
    <p className="grid">
      <Money amount={0} />
      <Money amount={7.5} />
      <Money amount={0.1 + 0.2} />
      <Money amount={9_999_999_999.99} />
    </p>
  ),
  play: async ({ canvas }) => {
    for (const sum of ['$0', '$7.50', '$0.30', '$9,999,999,999.99']) await expect(canvas.getByText(sum)).toBeVisible();
  },
});

/** The sign stays beside its amount, however narrow the column is. */
export const OneLine = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <p className="w-px">
      <Money amount={-7.5} />
    </p>
  ),
  play: ({ canvas }) => expectOneLine(canvas.getByText('-$7.50')),
});

/** Do not round what was given: a rounded amount is another one. */
export const DontRound = meta.story({
  tags: ['dont', '!autodocs'],
  render: () => (
    <p>
      You gave about <Money amount={40} /> (in fact <Money amount={37.5} />
      ).
    </p>
  ),
});

/** In a column, whole amounts have decimals too. */
export const Exact = meta.story({
  render: () => (
    <p className="grid justify-items-end">
      <Money amount={1_240} exact />
      <Money amount={7.5} exact />
    </p>
  ),
  play: async ({ canvas }) => {
    for (const sum of ['$1,240.00', '$7.50']) await expect(canvas.getByText(sum)).toBeVisible();
  },
});
