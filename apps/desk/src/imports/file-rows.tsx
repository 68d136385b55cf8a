import { importLimits, type UploadedImport } from '@hearthlight/domain/desk';
import { DataTable, type DataTableColumn, Spinner, useWords, VisuallyHidden, type Words } from '@hearthlight/ui';

import { type CorrectedCell, correctionTitle } from './correction-dialog.tsx';
import { type CellName, readingText } from './reading-text.ts';

type Reading = UploadedImport['readings'][number];

export interface FileRowsProps {
  /** The rows of the current page as they would be recorded. */
  readings: ReadonlyArray<Reading>;
  /** The number of all rows in the file. */
  rowCount: number;
  /** The page that is shown, counted from 0. */
  page: number;
  /** Called with the page that the person asks for, counted from 0. */
  onPage: (page: number) => void;
  /** Whether the file is being read in another way, so that the rows are about to change. */
  isReading?: boolean;
  /** Called when somebody wants to correct a cell. */
  onCorrect: (corrected: CorrectedCell) => void;
}

/** The rows of a file as they are read, to compare with the file. A cell that is wrong is corrected by its button. */
export function FileRows({ readings, rowCount, page, onPage, isReading = false, onCorrect }: FileRowsProps) {
  const words = useWords('deskImports');
  if (readings.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-small font-semibold">{words.rowsRead}</h3>
        <p className="text-small text-ink-soft">{words.correctCells}</p>
        <output className="flex items-center gap-2 text-small empty:hidden">
          {isReading && (
            <>
              <Spinner /> {words.uploading}
            </>
          )}
        </output>
      </div>
      <DataTable
        aria-busy={isReading}
        caption={words.rowsRead}
        columns={columnsOf(words, { isReading, onCorrect })}
        rows={readings}
        rowKey={({ line }) => line}
        rowsPerPage={importLimits.readRows}
        rowCount={rowCount}
        page={page}
        onPage={onPage}
        empty={null}
      />
    </div>
  );
}

function columnsOf(
  words: Words['deskImports'],
  shared: Pick<CellButtonProps, 'isReading' | 'onCorrect'>,
): DataTableColumn<Reading>[] {
  const column = (cell: CellName, header: string, wide = false): DataTableColumn<Reading> => ({
    key: cell,
    header,
    wide,
    cell: (reading) => <CellButton {...shared} reading={reading} cell={cell} />,
  });
  return [
    { key: 'line', header: words.line, rowHeader: true, cell: ({ line }) => line },
    column('date', words.day),
    column('amount', words.amountColumn),
    column('giver', words.giver),
    column('purpose', words.causeColumn, true),
  ];
}

interface CellButtonProps extends CorrectedCell, Pick<FileRowsProps, 'onCorrect'> {
  isReading: boolean;
}

/** Waits while the file is read: a correction of a row that is about to change would mislead. */
function CellButton({ reading, cell, isReading, onCorrect }: CellButtonProps) {
  const words = useWords('deskImports');
  return (
    <button
      type="button"
      aria-disabled={isReading || undefined}
      onClick={() => !isReading && onCorrect({ reading, cell })}
      className="tap-target max-w-full min-w-11 cursor-pointer text-start underline decoration-dotted underline-offset-4 hover:decoration-solid"
    >
      <bdi className="wrap-anywhere">{readingText(words, reading, cell) || words.none}</bdi>
      <VisuallyHidden> {correctionTitle(words, cell, reading.line)}</VisuallyHidden>
    </button>
  );
}
