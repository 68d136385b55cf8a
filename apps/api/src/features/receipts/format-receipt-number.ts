/** Returns the number of a receipt, such as `2026-00042`. `books/keep-receipts.ts` gives the numbers. */
export const formatReceiptNumber = ({ serial, year }: { serial: number; year: number }): string =>
  `${year}-${String(serial).padStart(5, '0')}`;

/** Returns the year and the number within it, or `undefined` for a text that is no number of a receipt. */
export function parseReceiptNumber(text: string): { serial: number; year: number } | undefined {
  const [, year, serial] = /^(\d{4})-(\d{5,9})$/.exec(text) ?? [];
  return year === undefined ? undefined : { year: Number(year), serial: Number(serial) };
}
