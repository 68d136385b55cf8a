import { useEffect, useId, useState } from 'react';

import { type AccessibilityResults, checks, isOutdated } from './accessibility-results.ts';
import { AccessibilityTableRow } from './accessibility-table-row.tsx';
import { readAccessibility } from './read-index.ts';

interface AccessibilityTableProps {
  /** The part of the titles before the first slash: `Library`. */
  of: string;
}

/** The results of each check for the components or screens of a part. Results older than 90 days are gray. */
export function AccessibilityTable({ of }: AccessibilityTableProps) {
  const [results, setResults] = useState<AccessibilityResults & { outdated: boolean }>();
  const id = useId();
  useEffect(() => {
    const loading = new AbortController();
    void readAccessibility(loading.signal).then((read) =>
      setResults({ ...read, outdated: isOutdated(read.date, Date.now()) }),
    );
    return () => loading.abort();
  }, []);
  if (!results) return null;
  const { date, engine, version, commit, outdated } = results;
  const rows = results.rows.filter(({ title }) => title.startsWith(`${of}/`));
  const passing = rows.filter(({ failed }) => Object.keys(failed).length === 0).length;
  return (
    <>
      <p id={id} className="mb-3 text-small">
        {`${date}, ${engine}, version ${version} (${commit}): ${passing} of ${rows.length} pass every check.`}
      </p>
      {outdated && (
        <p className="mb-3 text-small text-ink-soft">
          Older than 90 days: these results may not be true anymore.
        </p>
      )}
      <div className="overflow-x-auto">
        <table aria-labelledby={id} className="w-full text-start text-small">
          <thead className="text-label text-ink-soft">
            <tr className="*:py-2 *:pe-4 *:text-start *:font-medium">
              <th>{of === 'Screens' ? 'Screen' : 'Component'}</th>
              {checks.map((check) => (
                <th key={check}>{check}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AccessibilityTableRow key={row.title} row={row} outdated={outdated} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
