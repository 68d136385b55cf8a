import { formatDay, formatMoney, formatMonth } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { RadioCards, useWords, type Words } from '@hearthlight/ui';

import { type Decision, isRefund, isReturn, returnedOf } from './decisions.ts';
import { RowFacts } from './row-facts.tsx';
import { type ShownRow, useRowTitle } from './use-row-title.ts';

export interface SuspectRowProps {
  /** A row about which somebody has to decide. */
  row: ShownRow;
  decision: Decision | undefined;
  /** How many other rows are left out together with it. 0 if that is not known. */
  alike?: number | undefined;
  onDecide: (decision: Decision) => void;
}

/**
 * A row with what it may be, such as a gift in the books, and the choice what becomes of it. Nothing is chosen for
 * anybody.
 */
export function SuspectRow({ row, decision, alike, onDecide }: SuspectRowProps) {
  const words = useWords('deskImports');
  const { label, title } = useRowTitle(row);
  const { like, line, note } = row;
  const options = optionsOf(row, decision, words);
  return (
    <fieldset
      aria-label={label}
      className="grid gap-x-6 gap-y-3 rounded-control border border-line bg-paper-warm px-4 py-3 tablet:grid-cols-2"
    >
      <RowFacts title={title} gift={row} />
      <div className="grid min-w-0 content-start gap-1">
        {like && (
          <RowFacts title={words.inTheBooks({ id: like.id })} gift={like}>
            <bdi>{like.method}</bdi>
          </RowFacts>
        )}
        <p className="text-small wrap-anywhere text-ink-soft">{note}</p>
      </div>
      <RadioCards
        className="tablet:col-span-2"
        inRow={!row.candidates}
        name={`row-${line}`}
        label={words.rowQuestion}
        options={options}
        {...(alike !== undefined && { hint: words.leavesOutAlike({ count: alike }) })}
        value={decision ?? null}
        onChange={({ currentTarget }) => {
          const chosen = options.find(({ value }) => value === currentTarget.value);
          if (chosen) onDecide(chosen.value);
        }}
      />
    </fieldset>
  );
}

function optionsOf(
  row: ImportRow,
  decision: Decision | undefined,
  words: Words['deskImports'],
): { value: Decision; label: string }[] {
  const { date, kind, like, outcome, payer, plan, repeats } = row;
  const label = kind === undefined ? words.leaveOut : words.leaveKindOut({ name: kind });
  const leaveOut = { value: 'leaveOut' as const, label };
  const leaveAlone = kind === undefined ? [] : [{ value: 'leaveAloneOut' as const, label: words.leaveOut }];
  // Repeating a gift does not mean that its payer gives nothing.
  const isOfPayer = decision === 'leavePayerOut' || !(like || repeats);
  const ofPayer =
    payer && isOfPayer ? [{ value: 'leavePayerOut' as const, label: words.leavePayerOut({ payer }) }] : [];
  if (plan)
    return [
      { value: 'complete', label: words.nextPayment({ day: formatDay(plan.due) }) },
      { value: 'separate', label: words.furtherGift({ month: formatMonth(date?.slice(0, 7) ?? '') }) },
      leaveOut,
      ...ofPayer,
    ];
  // The books may have changed since its file was imported, such as by a refund by hand.
  if (outcome !== 'suspected' && outcome !== 'new') return [leaveOut];
  if (row.candidates) return [...row.candidates.map((gift) => candidateOption(gift, words)), leaveOut];
  if (isRefund(row)) return [{ value: 'separate', label: words.recordRefund }, leaveOut];
  // Money that came back, of which no gift is known.
  if (isReturn(row)) return [leaveOut];
  return [{ value: 'separate', label: words.separate }, ...leaveAlone, leaveOut, ...ofPayer];
}

function candidateOption(
  gift: NonNullable<ImportRow['candidates']>[number],
  words: Words['deskImports'],
): { value: Decision; label: string } {
  const { amount, cause, date, giver, id, line } = gift;
  const shown = { amount: formatMoney(amount), date: formatDay(date), giver: giver ?? words.noPayer };
  const label = id === undefined ? words.refundLine({ ...shown, line: line ?? 0 }) : words.refundGift({ ...shown, id });
  return { value: returnedOf(gift), label: [label, ...(cause === '' ? [] : [cause])].join(' · ') };
}
