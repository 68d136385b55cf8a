import { byteOrderMark, csvOf } from '@hearthlight/domain';
import type { ImportRow } from '@hearthlight/domain/desk';
import { Button, Sheet, useWords, type Words } from '@hearthlight/ui';
import { saveText, withTags } from '@hearthlight/ui/parts';
import { useId } from 'react';

import { FirstRows } from '../parts/first-rows.tsx';
import { type OutcomeCounts, outcomeText } from './outcomes.ts';
import { RowTable } from './row-table.tsx';

/** What an import has refused or left out. */
export interface Unrecorded {
  /** The name of the file. */
  file: string;
  counts: OutcomeCounts;
  /** The first rows of each outcome. */
  rows: readonly ImportRow[];
}

const outcomes = ['refused', 'ignored'] as const;

/** The rows that the last import has not recorded, to look at or download. The server does not store them. */
export function UnrecordedRows({ file, counts, rows }: Unrecorded) {
  const words = useWords('deskImports');
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Sheet aria-labelledby={titleId} className="mb-8 grid gap-4">
      <div>
        <h2 id={titleId} className="text-heading wrap-anywhere">
          {withTags(words.notRecorded({ file }), (name) => (
            <bdi>{name}</bdi>
          ))}
        </h2>
        <p className="text-small text-ink-soft">{words.notRecordedLead}</p>
      </div>
      {outcomes.map((outcome) => {
        const count = counts[outcome] ?? 0;
        const caption = outcomeText(words, outcome, count);
        return (
          count > 0 && (
            <details key={outcome} open={outcome === 'refused'} className="border-t border-line pt-3">
              <summary className="min-h-11 cursor-pointer content-center font-semibold">{caption}</summary>
              <div className="grid gap-3 pt-2 pb-3">
                <FirstRows rows={rows.filter((row) => row.outcome === outcome)} count={count}>
                  {(shown) => <RowTable caption={caption} rows={shown} />}
                </FirstRows>
              </div>
            </details>
          )
        );
      })}
      <p>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveText(`${file}.csv`, 'text/csv', tableOf(words, rows))}
        >
          {words.downloadRows}
        </Button>
      </p>
    </Sheet>
  );
}

const tableOf = (words: Words['deskImports'], rows: Unrecorded['rows']) =>
  byteOrderMark +
  csvOf(
    [words.line, words.day, words.giver, words.amountColumn, words.causeColumn, words.note],
    rows.map(({ amount, currency, date, giver, line, note, purpose }) => [
      line,
      date ?? '',
      giver ?? '',
      currency === undefined || amount === null ? (amount ?? '') : `${amount} ${currency}`,
      purpose ?? '',
      note ?? '',
    ]),
  );
