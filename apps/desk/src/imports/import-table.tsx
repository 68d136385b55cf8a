import { formatCount, formatDateTime, formatMoney } from '@hearthlight/domain';
import { deskGiftsPath, deskPages, type ImportEntry } from '@hearthlight/domain/desk';
import {
  Button,
  DataTable,
  type DataTableColumn,
  Link,
  Money,
  StatusText,
  useWords,
  type Words,
} from '@hearthlight/ui';

import { sourceName } from '../parts/source-name.ts';

export interface ImportTableProps {
  /** Imports and uploads, the newest first. */
  imports: ReadonlyArray<ImportEntry>;
  /** Whether the person may open uploads and undo imports. */
  canImport: boolean;
  /** Called by the button of a row. */
  onUndo: (entry: ImportEntry) => void;
}

/** The imports, the newest first. */
export function ImportTable({ imports, canImport, onUndo }: ImportTableProps) {
  const words = useWords('deskImports');
  const names = useWords('desk');
  const columns = columnsOf(words, onUndo);
  return (
    <DataTable
      caption={names.imports}
      columns={canImport ? columns : columns.filter(({ key }) => key !== 'actions')}
      rows={imports}
      rowKey={({ id }) => id}
      rowsPerPage={imports.length}
      empty={null}
    />
  );
}

const columnsOf = (words: Words['deskImports'], onUndo: ImportTableProps['onUndo']): DataTableColumn<ImportEntry>[] => [
  { key: 'file', header: words.file, rowHeader: true, cell: (entry) => <FileCell entry={entry} /> },
  { key: 'rows', header: words.rows, wide: true, cell: (entry) => <RowCounts entry={entry} /> },
  {
    key: 'gross',
    header: words.gross,
    align: 'end',
    cell: ({ gross, returned, state }) =>
      state === 'uploaded' ? (
        ''
      ) : (
        <>
          <bdi>
            <Money amount={gross} />
          </bdi>
          {returned > 0 && (
            <span className="block text-label text-ink-soft">
              {words.returnedSum({ amount: formatMoney(returned) })}
            </span>
          )}
        </>
      ),
  },
  { key: 'state', header: words.state, cell: (entry) => <ImportState entry={entry} /> },
  {
    key: 'actions',
    header: words.actions,
    cell: (entry) => <Action entry={entry} onUndo={onUndo} />,
  },
];

interface EntryProps {
  entry: ImportEntry;
}

function FileCell({ entry }: EntryProps) {
  const words = useWords('deskImports');
  const { at, by, file_name: file, id, source, state } = entry;
  const name = <bdi className="wrap-anywhere">{file || sourceName(words, source)}</bdi>;
  return (
    <>
      {state === 'imported' ? (
        <Link href={deskGiftsPath({ import: id })} className="tap-target">
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="block text-label font-regular text-ink-soft">
        {words.byPerson({ date: formatDateTime(at), name: by })}
      </span>
    </>
  );
}

function RowCounts({ entry: { rows, state } }: EntryProps) {
  const words = useWords('deskImports');
  if (state === 'uploaded') return '';
  const { changed, known, new: fresh, other, refused, waiting } = rows;
  return (
    <span className="text-small">
      {words.rowCounts({
        fresh: formatCount(fresh),
        changed: formatCount(changed),
        known: formatCount(known),
        other: formatCount(other),
        refused: formatCount(refused),
      })}
      {waiting > 0 && <span className="block">{words.suspected({ count: waiting })}</span>}
    </span>
  );
}

const tones = { uploaded: 'warning', imported: 'success', undone: 'neutral' } as const;

function ImportState({ entry: { state } }: EntryProps) {
  const words = useWords('deskImports');
  return <StatusText tone={tones[state]}>{words[state]}</StatusText>;
}

function Action({ entry, onUndo }: EntryProps & Pick<ImportTableProps, 'onUndo'>) {
  const words = useWords('deskImports');
  const file = entry.file_name || sourceName(words, entry.source);
  if (entry.state === 'uploaded')
    return (
      <Link
        href={`${deskPages.imports.path}/${entry.id}`}
        className="tap-target whitespace-nowrap"
        aria-label={words.continue({ file })}
      >
        {words.continueShort}
      </Link>
    );
  if (entry.state === 'undone') return '';
  if (!entry.can_undo) return <span className="text-small text-ink-soft">{words.monthClosed}</span>;
  return (
    <Button
      variant="secondary"
      size="small"
      className="whitespace-nowrap"
      aria-label={words.undo({ file })}
      onClick={() => onUndo(entry)}
    >
      {words.undoShort}
    </Button>
  );
}
