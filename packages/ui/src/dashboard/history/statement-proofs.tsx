'use client';

import { fromCents, paths, formatMonth } from '@hearthlight/domain';
import type { StatementLine } from '@hearthlight/domain/ledger';

import { Money } from '../../components/data/money.tsx';
import { describeEntry } from '../../giving/ledger-words.ts';
import { withTags } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface StatementProofsProps {
  /** The lines to prove, or `failed` if they could not be loaded. */
  lines: ReadonlyArray<StatementLine> | 'failed';
  /** The number of donations on the statement. */
  donations: number;
}

/**
 * The proofs on a printed statement: for each entry of the books its position and hash in the public ledger.
 */
export function StatementProofs({ lines, donations }: StatementProofsProps) {
  const words = useWords('history');
  return (
    <section aria-label={words.proofs} className="mt-8">
      <h2 className="text-heading">{words.proofs}</h2>
      <Content lines={lines} donations={donations} />
    </section>
  );
}

function Content({ lines, donations }: StatementProofsProps) {
  const words = useWords('history');
  const entries = useWords('ledger');
  if (lines === 'failed') return <p className="mt-2">{words.proofsFailed}</p>;
  if (lines.length === 0) return <p className="mt-2">{words.proofPending}</p>;
  const pending = donations - provenGifts(lines);
  const exact = lines.some(({ cents }) => !Number.isInteger(fromCents(cents)));
  const cell = 'border-t border-line py-2 pe-4 align-top';
  return (
    <>
      <p className="mt-2">
        {withTags(words.compareTheseHashes({ address: `${window.location.host}${paths.ledger}` }), (text) => (
          <span className="wrap-anywhere">{text}</span>
        ))}
      </p>
      <table className="mt-4 w-full text-start wrap-anywhere tabular">
        <caption className="sr-only">{words.proofsTitle}</caption>
        <thead>
          <tr>
            {[words.ledgerOf, words.place, words.gift, words.amount, words.hash].map((header) => (
              <th key={header} scope="col" className="pe-4 pb-2">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entry} className="break-inside-avoid">
              <td className={cell}>{formatMonth(line.month)}</td>
              <td className={cell}>{line.index + 1}</td>
              <td className={cell}>{describeEntry(entries, line)}</td>
              <td className={cell}>
                <Money amount={fromCents(line.cents)} exact={exact} />
              </td>
              <td className="w-1/2 border-t border-line py-2 align-top">
                <code className="text-label break-all">{line.hash}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pending > 0 && <p className="mt-4">{words.proofsPending({ count: pending })}</p>}
    </>
  );
}

/** Counts the gifts whose entries add up to an amount. A gift may have been refunded. */
function provenGifts(lines: readonly StatementLine[]): number {
  const gifts = Map.groupBy(lines, ({ gift }) => gift).values();
  return [...gifts].filter((entries) => entries.reduce((sum, { cents }) => sum + cents, 0) > 0).length;
}
