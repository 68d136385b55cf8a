import { formatDay, formatMoney, formats } from '@hearthlight/domain';
import type { CellCorrection, ImportReading } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** A cell that can be corrected. */
export type CellName = CellCorrection['cell'];

/** Formats an amount in a currency that is not that of the books. */
export const otherMoney = (amount: number, currency: string): string =>
  formatMoney(amount, { ...formats(), money: `# ${currency}` });

/** Formats the amount of a row without its direction, in the currency that the row has. */
export function amountText(words: Words['deskImports'], { amount, currency }: ImportReading): string {
  if (amount === null) return words.notRead;
  return currency === undefined ? formatMoney(Math.abs(amount)) : otherMoney(Math.abs(amount), currency);
}

/** Returns a cell of a row as it is read. Empty for a giver or purpose that the file lacks. */
export function readingText(words: Words['deskImports'], reading: ImportReading, cell: CellName): string {
  const { amount, date, giver, purpose } = reading;
  if (cell === 'date') return date === null ? words.notRead : formatDay(date);
  if (cell === 'giver') return giver ?? '';
  if (cell === 'purpose') return purpose ?? '';
  if (amount === null) return words.notRead;
  const money = amountText(words, reading);
  return amount < 0 ? words.wentOut({ amount: money }) : words.cameIn({ amount: money });
}
