import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aDeskMoney } from './fixtures/index.ts';
import { MonthMoney } from './month-money.tsx';

const meta = preview.meta({
  title: 'Home/MonthMoney',
  component: MonthMoney,
  tags: ['experimental'],
  args: { money: aDeskMoney() },
});

export const Default = meta.story();

/** The chart is a picture; the list says the same. */
export const SaysEachMonth = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Money in Nov 2026' })).toHaveTextContent(
      /Came in\$2,310Paid out\$640\.40/,
    );
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines.slice(-4)).toEqual([
      'Aug 2026: -$40 came in, $0 was paid out',
      'Sep 2026: $6,240 came in, $2,650 was paid out',
      'Oct 2026: $5,105.25 came in, $3,090 was paid out',
      'Nov 2026: $2,310 came in, $640.40 was paid out',
    ]);
  },
});

/** A bar is as long as its share of the longest. A month of more refunds than gifts has none. */
export const Edge = meta.story({
  tags: ['!autodocs'],
  args: {
    money: {
      months: [
        { month: '2026-10', received: -40, paid: 0 },
        { month: '2026-11', received: 400, paid: 100 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('rect')].map((bar) => bar.getBoundingClientRect().height);
    const [refunds, nothing, received = 0, paid] = heights;
    await expect([refunds, nothing]).toEqual([0, 0]);
    await expect(paid).toBeCloseTo(received / 4);
  },
});

/** A foundation that has just opened its books. */
export const Empty = meta.story({
  args: { money: { months: aDeskMoney().months.map(({ month }) => ({ month, received: 0, paid: 0 })) } },
});
