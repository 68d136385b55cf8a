import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { october, proposal, someMonths } from './fixtures.ts';
import { MonthTable } from './month-table.tsx';

const meta = preview.meta({
  title: 'Ledger/MonthTable',
  component: MonthTable,
  tags: ['experimental'],
  args: { months: someMonths() },
});

/** A running month, one that waits for the month before, one to close and two closed ones. */
export const Default = meta.story();

/** A closed month leads to its ledger, and a proposed one has its own state. */
export const Content = meta.story({
  tags: ['!autodocs'],
  args: { months: someMonths({ next: { ...october, proposal } }) },
  play: async ({ canvas }) => {
    const months = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(months).toEqual(['Dec 2026', 'Nov 2026', 'Oct 2026', 'Sep 2026', 'Aug 2026']);
    await expect(canvas.getByText('Proposed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ledger of Sep 2026' })).toHaveAttribute(
      'href',
      '/ledger/2026-09.json',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
