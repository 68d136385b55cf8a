import type { FileRow } from '../formats/read-file.ts';
import { onOneLine } from '../rows/imported-gift.ts';

/** Returns a row whose gift knows where it is from, whatever becomes of it. One that has waited knows it already. */
export function withOrigin(row: FileRow): FileRow {
  const { gift, line } = row;
  if (!gift || gift.origin) return row;
  const { bankNumber, cause, email, name, payment, purpose } = gift;
  const payer = [...new Set([name, email])].filter(Boolean).join(', ');
  const text = onOneLine(payment ? payment.text : (purpose ?? cause));
  // A row without a number is identified by its content.
  const isNumbered = gift.occurrence === undefined || gift.unnumbered !== undefined;
  const number = isNumbered ? gift.externalId.slice(gift.externalId.indexOf(':') + 1) : bankNumber;
  return { ...row, gift: { ...gift, origin: { line, number, payer, text } } };
}
