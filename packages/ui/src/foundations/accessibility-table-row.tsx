import { useState } from 'react';

import { roles } from '../components/data/table-roles.ts';
import { StatusText } from '../components/feedback/status-text.tsx';
import { type AccessibilityRow, checks } from './accessibility-results.ts';

interface ResultProps {
  /** What failed. `undefined` if the check passed. */
  faults: readonly string[] | undefined;
  outdated: boolean;
}

function Result({ faults, outdated }: ResultProps) {
  if (!faults)
    return (
      <StatusText tone={outdated ? 'neutral' : 'success'} className="min-h-11">
        passes
      </StatusText>
    );
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center">
        <StatusText tone={outdated ? 'neutral' : 'error'}>fails</StatusText>
      </summary>
      <ul className="mt-1 text-label wrap-anywhere">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </details>
  );
}

/** The keyboard path and the accessibility tree, rendered when they are opened: together they are long. */
function AsText({ path, tree }: Pick<AccessibilityRow, 'path' | 'tree'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="text-label font-regular">
      <summary className="min-h-11 cursor-pointer content-center text-ink-soft">path and tree</summary>
      {isOpen && (
        <>
          <p className="mt-2">{path.length === 0 ? 'Tab has no stop.' : 'The stops of Tab:'}</p>
          <ol className="list-decimal ps-6">
            {path.map((stop, at) => (
              <li key={at}>{stop}</li>
            ))}
          </ol>
          <p className="mt-2">The accessibility tree:</p>
          <pre className="whitespace-pre-wrap">{tree.join('\n')}</pre>
        </>
      )}
    </details>
  );
}

interface AccessibilityTableRowProps {
  row: AccessibilityRow;
  /** Whether the results are too old to be shown in color. */
  outdated: boolean;
}

/** The result of each check of a component or screen, with what failed. */
export function AccessibilityTableRow({ row, outdated }: AccessibilityTableRowProps) {
  const { title, href, failed, path, tree } = row;
  const slash = title.indexOf('/');
  // The name of a screen, which has no story, is its address.
  const name = title.slice(href === undefined ? slash : slash + 1);
  const passes = Object.keys(failed).length === 0;
  return (
    <tr {...roles.row} className="border-t border-line py-2 *:pe-4 *:align-top max-desk:block">
      <th {...roles.rowHeader} className="text-start font-semibold wrap-anywhere max-desk:block">
        {href === undefined ? (
          name
        ) : (
          <a href={href} target="_parent" className="inline-grid min-h-11 min-w-11 content-center">
            {name}
          </a>
        )}
        <AsText path={path} tree={tree} />
      </th>
      {passes && (
        <td {...roles.cell} className="max-desk:block desk:hidden">
          <StatusText tone={outdated ? 'neutral' : 'success'}>passes every check</StatusText>
        </td>
      )}
      {checks.map((check) => (
        <td
          key={check}
          {...roles.cell}
          data-label={check}
          data-failed={failed[check] !== undefined}
          className="before:text-label before:text-ink-soft max-desk:not-data-[failed=true]:hidden max-desk:before:content-[attr(data-label)] max-desk:data-[failed=true]:block"
        >
          <Result faults={failed[check]} outdated={outdated} />
        </td>
      ))}
    </tr>
  );
}
