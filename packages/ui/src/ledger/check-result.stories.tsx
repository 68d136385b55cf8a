import { anUnbrokenName, aProvenLine, aStatement, aValidCheck } from '@hearthlight/domain/fixtures';
import type { StatementCheck } from '@hearthlight/domain/ledger';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { CheckResult } from './check-result.tsx';

const valid: StatementCheck = aValidCheck();
const altered = (count: number): StatementCheck => ({
  status: 'altered',
  problems: Array.from(
    { length: count },
    (_, index) => `Line ${index + 1} of gift 17 was altered: it is not in the ledger of 2026-10.`,
  ),
});

const meta = preview.meta({
  title: 'Product/Ledger/CheckResult',
  component: CheckResult,
  tags: ['internal'],
  args: { outcome: valid },
});

/** Says what was proven and what cannot be. */
export const Valid = meta.story({
  play: async ({ canvas }) => {
    const verdict = canvas.getByRole('status');
    await expect(verdict).toHaveTextContent('Hearthlight Foundation signed it on Nov 20, 2026');
    await expect(verdict).toHaveTextContent(
      'All 3 lines are in the published ledger, unchanged. The total is $120.50.',
    );
    await expect(verdict).toHaveTextContent('Lines by month: Sep 2026 (1), Oct 2026 (2).');
    await expect(verdict).toHaveTextContent(
      'No later change of these gifts is in the ledgers up to Nov 2026.',
    );
    await expect(verdict).toHaveTextContent(
      'That these are all gifts of this donor, and that none was changed after Nov 2026.',
    );
    const table = within(canvas.getByRole('table', { name: 'Lines of the statement' }));
    await expect(table.getByRole('row', { name: /Refunded/ })).toHaveTextContent('-$25');
  },
});

/** Some months were closed before entries had tags. */
export const Untagged = meta.story({
  args: { outcome: aValidCheck({ untagged: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Whether 2 lines were changed in the months before/)).toBeVisible();
  },
});

export const Changed = meta.story({
  args: { outcome: { status: 'changed', gifts: [17, 18] } },
  play: async ({ canvas }) => {
    const verdict = canvas.getByRole('alert');
    await expect(verdict).toHaveTextContent('This gift has changed since this statement: ask for a new one');
    await expect(verdict).toHaveTextContent('later entries of gifts no. 17, 18');
  },
});

export const Foreign = meta.story({
  args: { outcome: { status: 'foreign', foundation: 'Another Foundation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'It names Another Foundation, but none of our keys',
    );
  },
});

const others: [StatementCheck, string][] = [
  [{ status: 'no-lines' }, 'There is nothing to check'],
  [{ status: 'unsigned' }, 'This statement has no signature'],
  [{ status: 'too-large' }, 'at most 5,000 lines and 240 months'],
  [{ status: 'not-a-statement' }, 'This is not a statement'],
  [{ status: 'unreachable' }, 'The ledger could not be loaded'],
];

/** None of these is good news. */
export const Others = meta.story({
  render: () => (
    <div className="grid gap-10">
      {others.map(([outcome, sentence]) => (
        <CheckResult key={sentence} outcome={outcome} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const verdicts = canvas.getAllByRole('alert');
    for (const [index, [, sentence]] of others.entries())
      await expect(verdicts[index]).toHaveTextContent(sentence);
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});

export const Altered = meta.story({
  args: { outcome: altered(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Line 1 of gift 17 was altered');
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

export const LongText = meta.story({
  args: {
    outcome: aValidCheck({
      statement: aStatement({ foundation: anUnbrokenName, total: 999_999_999_999 }),
      lines: [aProvenLine({ gift: 9_007_199_254_740_991, cents: 999_999_999_999 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Its line is in the published ledger');
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
