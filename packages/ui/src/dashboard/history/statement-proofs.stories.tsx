import { aStatementLine } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { StatementProofs } from './statement-proofs.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/StatementProofs',
  component: StatementProofs,
  tags: ['internal'],
  args: {
    donations: 1,
    lines: [
      aStatementLine({ cents: 5000 }),
      aStatementLine({ entry: 16, kind: 'refunded', cents: -2500, index: 11, month: '2026-11' }),
    ],
  },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Hashes in the public ledger' }));
    await expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Ledger ofPlaceGiftAmountHash',
      `Oct 20265No. 17: Recorded$50${aStatementLine().hash}`,
      `Nov 202612No. 17: Refunded-$25${aStatementLine().hash}`,
    ]);
    await expect(canvas.getByText(`${location.host}/ledger`)).toBeVisible();
  },
});

/** The newest month is not closed, so a donation has no proof yet. A gift that was refunded is no donation. */
export const Pending = meta.story({
  tags: ['!autodocs'],
  args: {
    donations: 3,
    lines: [
      aStatementLine({ cents: 3750 }),
      aStatementLine({ gift: 18, entry: 42, cents: 2500 }),
      aStatementLine({ gift: 18, entry: 43, kind: 'refunded', cents: -2500 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The proofs of 2 donations follow when the month is closed.')).toBeVisible();
    // One style within the table.
    await expect(canvas.getByText('$25.00')).toBeVisible();
  },
});

/** A gift that failed or is pending has a line too, although no money came. */
export const WithoutMoney = meta.story({
  tags: ['!autodocs'],
  args: { lines: [aStatementLine({ cents: 0 })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No. 17: Recorded as pending or failed')).toBeVisible();
  },
});

/** No month with a donation is closed yet. */
export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is published when its month is closed/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { lines: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
