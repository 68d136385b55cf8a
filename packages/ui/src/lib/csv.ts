/** A table as comma-separated values (RFC 4180), safe to open in a spreadsheet. */

/** What spreadsheets may run as a formula, also where blanks or invisible signs stand before it. */
const formula = /^[\s\p{C}]*[=+\-@|%＝＋－＠]/u;

/**
 * Text between quotes, whatever it holds, so that a spreadsheet with another separator cannot cut a formula out of
 * its middle. What could be one gets an apostrophe before it, the sign for text.
 */
function textCell(text: string): string {
  const defused = formula.test(text) ? `'${text}` : text;
  return `"${defused.replaceAll('"', '""')}"`;
}

/** Numbers stay numbers, so that a spreadsheet can add them up. */
function cell(value: string | number): string {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : textCell(String(value));
}

/** The lines of a table, its headers first, each ended by CRLF. */
export function csvOf(headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  return [headers, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
