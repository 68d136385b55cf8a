import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { slowLoading } from '../../../../.storybook/slow-loading.ts';
import { ClosedMonths, type LedgerView } from './closed-months.tsx';

const aMonth = (month: string) => ({
  month,
  entries: 1204,
  hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  closed_at: '2026-11-02T08:00:00.000Z',
});
const ready = (...months: string[]): LedgerView => ({
  status: 'ready',
  keys: [{ key: 'c'.repeat(64), since: '2026-09-01T08:00:00.000Z' }],
  months: months.map(aMonth),
});
const loading: LedgerView = { status: 'loading' };

const meta = preview.meta({
  title: 'Product/Ledger/ClosedMonths',
  component: ClosedMonths,
  tags: ['internal'],
  parameters: { layout: 'fullscreen' },
  args: { months: ready('2026-10', '2026-09'), onRetry: fn() },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Closed months' }));
    await expect(table.getByRole('row', { name: /Oct 2026/ })).toHaveTextContent('1,204');
    await expect(table.getByRole('link', { name: 'Oct 2026' })).toHaveAttribute('href', '/ledger/2026-10.json');
  },
});

export const Loading = meta.story({
  args: { months: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the ledger')).toBeInTheDocument();
  },
});

export const Slow = meta.story({ ...slowLoading, args: { months: loading } });

export const Empty = meta.story({
  args: { months: ready() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^No month is closed yet/)).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { months: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Ten years, a year on each page of the table. */
export const Many = meta.story({
  args: {
    months: ready(
      ...Array.from(
        { length: 120 },
        (_, index) => `${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, '0')}`,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
});

/** Hashes are for those who ask for them. */
export const ForAuditors = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByText('Public keys and hashes of all files');
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText('For auditors'));
    await expect(link).toHaveAttribute('href', '/ledger/index.json');
    await expect(link).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
