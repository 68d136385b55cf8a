import { candidatesFor, isRead, type ReadFile, type WrittenRow } from './correction-candidates.ts';
import type { CellCorrection, ImportReading, ReadingProposal, SomeColumns } from './desk-entities.ts';

const mostProposals = 4;

/**
 * Returns the readings of a file that explain a correction: those nearest to the present one with which the row says
 * what the person entered. The one that leaves the fewest rows unread comes first. Empty if there is none, or nothing
 * to correct.
 */
export function explainCorrection(file: ReadFile, line: number, correction: CellCorrection): ReadingProposal[] {
  const row = rowAt(file.rows, line);
  if (!row) return [];
  const { cell, value } = correction;
  const readsIt = (columns: SomeColumns) => file.readerOf(columns)(row)[cell] === value;
  if (readsIt(file.columns)) return [];
  const found = candidatesFor(file, row, correction).filter(({ columns }) => readsIt({ ...file.columns, ...columns }));
  const fewest = Math.min(...found.map(({ steps }) => steps));
  const nearest = found.filter(({ steps }) => steps === fewest).slice(0, mostProposals);
  return proposalsOf(
    file,
    row,
    nearest.map(({ columns }) => columns),
  ).toSorted((one, other) => one.unread - other.unread || one.changed - other.changed);
}

function rowAt(rows: Iterable<WrittenRow>, line: number): WrittenRow | undefined {
  for (const row of rows) if (row.line === line) return row;
  return undefined;
}

/** Counts the rows that each change of the reading concerns. */
function proposalsOf(
  { columns: now, readerOf, rows }: ReadFile,
  row: WrittenRow,
  changes: readonly SomeColumns[],
): ReadingProposal[] {
  const readNow = readerOf(now);
  const before = readNow(row);
  const proposals = changes.map((columns) => {
    const readThen = readerOf({ ...now, ...columns });
    return { readThen, proposal: { columns, before, after: readThen(row), changed: 0, unread: 0 } };
  });
  if (proposals.length === 0) return [];
  for (const each of rows) {
    const present = readNow(each);
    for (const { proposal, readThen } of proposals) {
      const next = readThen(each);
      if (isSameReading(present, next)) continue;
      proposal.changed += 1;
      if (isRead(present) && !isRead(next)) proposal.unread += 1;
    }
  }
  return proposals.map(({ proposal }) => proposal);
}

const isSameReading = (one: ImportReading, other: ImportReading) =>
  one.date === other.date && one.amount === other.amount && one.giver === other.giver && one.purpose === other.purpose;
