import { aStatement, aStatementLine } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import type { CheckOutcome } from './check-outcome.ts';
import { CheckResult } from './check-result.tsx';

const statement = aStatement();
const valid: CheckOutcome = { status: 'valid', statement };
const altered = (count: number): CheckOutcome => ({
  status: 'altered',
  statement,
  problems: Array.from({ length: count }, (_, index) => ({
    line: index + 1,
    reason: `Line ${index + 1} was altered: it is not in the ledger of 2026-10.`,
  })),
});

const meta = preview.meta({
  title: 'Product/Ledger/CheckResult',
  component: CheckResult,
  tags: ['internal'],
  args: { outcome: valid },
});

export const Valid = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'All 3 lines are in the published ledger, unchanged.',
    );
    const table = within(canvas.getByRole('table', { name: 'Lines of the statement' }));
    await expect(table.getByRole('row', { name: /Refunded/ })).toHaveTextContent('-$25');
  },
});

export const Empty = meta.story({
  args: { outcome: { status: 'valid', statement: { ...statement, count: 0, lines: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('none of its months is closed yet');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Altered = meta.story({
  args: { outcome: altered(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Line 1 was altered');
  },
});

/** After 20 problems, only their number. */
export const Many = meta.story({
  args: { outcome: altered(1240) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getByText('And 1,220 more.')).toBeVisible();
  },
});

export const UnknownMonth = meta.story({
  args: { outcome: { status: 'unknown-month', months: ['2026-08', '2026-09'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('a ledger of Aug 2026, Sep 2026.');
  },
});

export const NotAStatement = meta.story({
  args: { outcome: { status: 'not-a-statement' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is not a statement');
  },
});

export const Unreachable = meta.story({
  args: { outcome: { status: 'unreachable' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The ledger could not be loaded');
  },
});

export const Unsupported = meta.story({
  args: { outcome: { status: 'unsupported' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('open this page with https');
  },
});

export const LongText = meta.story({
  args: {
    outcome: {
      status: 'valid',
      statement: {
        ...statement,
        lines: [aStatementLine({ gift: 9_007_199_254_740_991, cents: 999_999_999_999 })],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Its line is in the published ledger');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
