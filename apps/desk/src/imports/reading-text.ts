import { formatDay, formatMoney } from '@hearthlight/domain';
import type { CellCorrection, ImportReading } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** A cell that can be corrected. */
export type CellName = CellCorrection['cell'];

/** Returns a cell of a row as it is read. Empty for a giver or purpose that the file lacks. */
export function readingText(
  words: Words['deskImports'],
  { amount, date, giver, purpose }: ImportReading,
  cell: CellName,
): string {
  if (cell === 'date') return date === null ? words.notRead : formatDay(date);
  if (cell === 'giver') return giver ?? '';
  if (cell === 'purpose') return purpose ?? '';
  if (amount === null) return words.notRead;
  const money = formatMoney(Math.abs(amount));
  return amount < 0 ? words.wentOut({ amount: money }) : words.cameIn({ amount: money });
}
