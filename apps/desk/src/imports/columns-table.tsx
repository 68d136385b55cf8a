import { columnMeanings, type ColumnMeaning, type UploadedImport } from '@hearthlight/domain/desk';
import { FieldError, Select, useWords } from '@hearthlight/ui';
import { type Ref, useCallback, useId, useState } from 'react';

import { columnLabels } from './column-labels.ts';

export interface ColumnsTableProps extends Pick<UploadedImport, 'headers' | 'sample'> {
  /** The column of each meaning. An empty text stands for none. */
  chosen: Readonly<Record<ColumnMeaning, string>>;
  /** Says which meaning is missing. */
  error?: string | undefined;
  /** Name and ref of the first choice, which gets the focus when a meaning is missing. */
  name?: string;
  ref?: Ref<HTMLSelectElement>;
  /** Called with a column and its new meaning, or an empty text for none. */
  onChoose: (header: string, meaning: ColumnMeaning | '') => void;
}

/** The first rows of a file as they are written there, with a choice of the meaning above each column. */
export function ColumnsTable({ headers, sample, chosen, error, name, ref, onChoose }: ColumnsTableProps) {
  const words = useWords('deskImports');
  const errorId = useId();
  const { isCut, frame } = useIsCut();
  const labels = columnLabels(words);
  const meaningOf = (header: string) => columnMeanings.find((meaning) => chosen[meaning] === header) ?? '';
  const options = [
    { value: '', label: words.notUsed },
    ...columnMeanings.map((meaning) => ({ value: meaning, label: labels[meaning] })),
  ];
  return (
    <div className="min-w-0">
      {isCut && <p className="mb-2 text-small text-ink-soft">{words.columnsCut({ count: headers.length })}</p>}
      <div ref={frame} className="overflow-x-auto rounded-control border border-line">
        <table className="w-full border-separate border-spacing-0 text-small tabular">
          <caption className="sr-only">{words.fileRows}</caption>
          <thead>
            <tr className="bg-paper-deep">
              {headers.map((header, index) => (
                <th
                  key={header}
                  scope="col"
                  className="min-w-56 border-e border-b border-line p-3 text-start align-bottom last:border-e-0"
                >
                  <Select
                    label={header}
                    options={options}
                    value={meaningOf(header)}
                    optional
                    aria-describedby={error && errorId}
                    {...(index === 0 && { name, ref })}
                    onChange={({ currentTarget }) => {
                      const meaning = columnMeanings.find((each) => each === currentTarget.value);
                      onChoose(header, meaning ?? '');
                    }}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((cells, row) => (
              // The rows never change places.
              <tr key={row} className="border-b border-line last:border-b-0">
                {headers.map((header, index) => (
                  <td
                    key={header}
                    dir="auto"
                    data-used={meaningOf(header) !== '' || undefined}
                    className="max-w-72 truncate border-e border-line px-3 py-2 text-start text-ink-soft last:border-e-0 data-used:text-ink"
                  >
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Whether a table is wider than its frame, which then scrolls. */
function useIsCut() {
  const [isCut, setCut] = useState(false);
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollWidth > element.clientWidth));
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, []);
  return { isCut, frame };
}
