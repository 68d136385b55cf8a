import { fromCents } from '@hearthlight/domain';
import type { ImportRow, RowChoices } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import { entryDescriber } from '../gifts/shown-entries.ts';
import { printedTotals } from './planning/import-gifts.ts';
import type { ImportedRow, ReturnedGift } from './planning/imported-row.ts';
import type { SimilarGift } from './planning/suspects.ts';
import { payoutText } from './rows/payout.ts';

/** Returns what somebody in the desk has decided about rows, by line. */
export const choicesOf = ({
  left_out_alone: leftOutAlone = [],
  left_out_lines: leftOut,
  left_out_payers: leftOutPayers = [],
  pledges = [],
  returns = [],
  separate_lines: separate,
}: RowChoices) => ({
  leftOut: new Set([...(leftOut ?? []), ...leftOutAlone, ...leftOutPayers]),
  leftOutAlone: new Set(leftOutAlone),
  leftOutPayers: new Set(leftOutPayers),
  pledges: new Map(pledges.map(({ line, outcome }) => [line, outcome])),
  returns: new Map(returns.map(({ line, of }) => [line, of])),
  separate: new Set(separate),
});

/** Describes rows for the desk, with the entries that their choices make. */
export async function shownRows(database: Database, rows: readonly ImportedRow[]): Promise<ImportRow[]> {
  const choices = rows.flatMap(({ pledges }) => pledges?.choices ?? []);
  const describe = await entryDescriber(
    database,
    choices.flatMap(({ entries }) => entries),
  );
  return rows.map((row) => shownRow(row, describe));
}

type Describe = Awaited<ReturnType<typeof entryDescriber>>;

const shownRow = (
  {
    adds,
    amount,
    candidates,
    currency,
    isNewPayer,
    like,
    outcome,
    payer,
    payout,
    plan,
    pledges,
    repeats,
    wasLeftOut,
    ...row
  }: ImportedRow,
  describe: Describe,
) => ({
  line: row.line,
  outcome,
  note: row.note ?? null,
  date: row.date ?? null,
  amount: amount ?? null,
  ...(currency !== undefined && { currency }),
  giver: row.giver ?? null,
  purpose: row.purpose ?? null,
  ...(adds && (outcome === 'new' || outcome === 'suspected' || wasLeftOut) && { adds: printedTotals(adds) }),
  like: like ? shownLike(like) : null,
  ...(candidates && { candidates: candidates.map(shownCandidate) }),
  ...(wasLeftOut && { was_left_out: true }),
  ...(payout && outcome === 'suspected' && { payout, kind: payoutText(payout) }),
  ...(isNewPayer && { new_payer: true }),
  ...(repeats && outcome === 'suspected' && { repeats }),
  ...(payer && (outcome === 'new' || outcome === 'suspected') && { payer }),
  ...(plan && { plan }),
  ...(pledges && { pledges: shownPledges(pledges, describe) }),
  ...shownShared({ adds, ...row }),
});

/** Describes a row that pays the same pledge as another one. Once that one pays it, this one may wait. */
const shownShared = ({ adds, anyAmount, sharedPledges }: Pick<ImportedRow, 'adds' | 'anyAmount' | 'sharedPledges'>) =>
  sharedPledges && {
    shared_pledges: sharedPledges,
    ...(anyAmount && { any_amount: anyAmount }),
    ...(adds && { adds: printedTotals(adds) }),
  };

const shownPledges = ({ cents, choices }: NonNullable<ImportedRow['pledges']>, describe: Describe) => ({
  amount: fromCents(cents),
  choices: choices.map(({ entries, outcome }) => ({ outcome, entries: describe(entries) })),
});

const shownCandidate = ({ cents, ...gift }: ReturnedGift) => ({ ...gift, amount: fromCents(cents) });

const shownLike = ({ amountCents, date, giver, id, method }: SimilarGift) => ({
  id,
  date,
  amount: fromCents(amountCents),
  giver,
  method,
});
