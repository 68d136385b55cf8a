import { useEffect, useId, useState } from 'react';

import { roles } from '../components/data/table-roles.ts';
import { type AccessibilityResults, checks, isOutdated } from './accessibility-results.ts';
import { AccessibilityTableRow } from './accessibility-table-row.tsx';
import { readAccessibility, readCheckable } from './read-index.ts';

interface AccessibilityTableProps {
  /** The part of the titles before the first slash: `Library`. */
  of: string;
}

/**
 * The results of each check for the components or screens of a part, below a summary that opens them. Results older
 * than 90 days are dimmed. A window narrower than 913 px shows the checks that fail only.
 */
export function AccessibilityTable({ of }: AccessibilityTableProps) {
  const [results, setResults] = useState<AccessibilityResults & { checkable: string[]; outdated: boolean }>();
  const id = useId();
  useEffect(() => {
    const loading = new AbortController();
    const { signal } = loading;
    void Promise.all([readAccessibility(signal), readCheckable(signal)]).then(([read, checkable]) =>
      setResults({ ...read, checkable, outdated: isOutdated(read.date, Date.now()) }),
    );
    return () => loading.abort();
  }, []);
  if (!results) return null;
  const { checkable, date, engine, version, outdated } = results;
  const present = checkable.filter((name) => name.startsWith(`${of}/`));
  // Without its index, all of the desk's are missing.
  const rows = results.rows.filter(
    ({ title }) => title.startsWith(`${of}/`) && (present.length === 0 || present.includes(title)),
  );
  const unchecked = present.filter((name) => !rows.some(({ title }) => title === name));
  const passing = rows.filter(({ failed }) => Object.keys(failed).length === 0).length;
  return (
    <>
      {unchecked.length > 0 && (
        <p className="mb-3 text-small">{`Added later and not checked: ${unchecked.join(', ')}.`}</p>
      )}
      {outdated && (
        <p className="mb-3 text-small text-ink-soft">Older than 90 days: these results may not be true anymore.</p>
      )}
      <details>
        <summary id={id} className="min-h-11 cursor-pointer content-center text-small">
          {`${date}, ${engine}, version ${version}: ${passing} of ${rows.length} pass every check.`}
        </summary>
        <table {...roles.table} aria-labelledby={id} className="w-full text-start text-small max-desk:block">
          <thead {...roles.group} className="text-label text-ink-soft max-desk:hidden">
            <tr {...roles.row} className="*:py-2 *:pe-4 *:text-start *:font-medium">
              <th {...roles.column}>{of === 'Screens' ? 'Screen' : 'Component'}</th>
              {checks.map((check) => (
                <th key={check} {...roles.column}>
                  {check}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group} className="max-desk:block">
            {rows.map((row) => (
              <AccessibilityTableRow key={row.title} row={row} outdated={outdated} />
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
