'use client';

import { fromCents, paths } from '@hearthlight/domain';
import type { ProvenLine } from '@hearthlight/domain/ledger';

import { describeEntry, formatMonth } from '../../giving/ledger-words.ts';
import { Money } from '../../giving/money.tsx';

export interface StatementProofsProps {
  /** The lines to prove, or `failed` if they could not be loaded. */
  lines: ReadonlyArray<ProvenLine> | 'failed';
}

/**
 * The proofs on a printed statement: for each entry of the books its position and hash in the public ledger.
 */
export function StatementProofs({ lines }: StatementProofsProps) {
  return (
    <section aria-label="Proofs" className="mt-8">
      <h2 className="text-heading">Proofs</h2>
      <Content lines={lines} />
    </section>
  );
}

function Content({ lines }: StatementProofsProps) {
  if (lines === 'failed')
    return <p className="mt-2">The proofs could not be loaded. Print this statement again to get them.</p>;
  if (lines.length === 0)
    return <p className="mt-2">The proof of a donation is published when its month is closed.</p>;
  const cell = 'border-t border-line py-2 pe-4 align-top';
  return (
    <>
      <p className="mt-2">
        Anyone can compare these hashes with the ledger of their month at{' '}
        <span className="wrap-anywhere">{`${window.location.host}${paths.ledger}`}</span>.
      </p>
      <table className="mt-4 w-full text-start wrap-anywhere tabular">
        <caption className="sr-only">Hashes in the public ledger</caption>
        <thead>
          <tr>
            <th scope="col" className="pe-4 pb-2">
              Ledger of
            </th>
            <th scope="col" className="pe-4 pb-2">
              Place
            </th>
            <th scope="col" className="pe-4 pb-2">
              Gift
            </th>
            <th scope="col" className="pe-4 pb-2">
              Amount
            </th>
            <th scope="col" className="pb-2">
              Hash
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.entry} className="break-inside-avoid">
              <td className={cell}>{formatMonth(line.month)}</td>
              <td className={cell}>{line.index + 1}</td>
              <td className={cell}>{describeEntry(line)}</td>
              <td className={cell}>
                <Money amount={fromCents(line.cents)} />
              </td>
              <td className="w-1/2 border-t border-line py-2 align-top">
                <code className="text-label break-all">{line.hash}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
