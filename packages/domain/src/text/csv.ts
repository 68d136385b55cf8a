import { type Formats, formats } from '../languages/formats.ts';

/**
 * Text that spreadsheets may run as a formula, even after white space or characters that show nothing. They read some
 * lookalikes as the sign itself: those in other widths, superscripts, the minus sign and heavy signs.
 */
const formula = /^[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@|%＝＋－＠｜％﹢﹣﹦﹫﹪⁺⁻⁼₊₋₌−➕➖]/u;

/**
 * Always quotes the text, so that a spreadsheet with another separator cannot read a formula out of its middle. A
 * possible formula gets a leading apostrophe, which marks it as text.
 */
function textCell(text: string): string {
  const escaped = formula.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** Leaves numbers unquoted, so that a spreadsheet can calculate with them. */
function cell(value: string | number, decimal: string): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return textCell(String(value));
  return String(value).replace('.', decimal);
}

/** Returns a table for programs: comma-separated values (RFC 4180) with decimal points, in every language. */
export const dataCsv = (headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  csvIn([headers, ...rows], ',', '.');

function csvIn(rows: readonly (readonly (string | number)[])[], separator: string, decimal: string): string {
  return rows.map((row) => `${row.map((value) => cell(value, decimal)).join(separator)}\r\n`).join('');
}

/**
 * Returns a table as comma-separated values (RFC 4180), safe to open in a spreadsheet. Each line ends with CRLF. In a
 * language with decimal commas, spreadsheets expect them, and semicolons between cells.
 */
export const csvOf = (headers: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  csvLines([headers, ...rows], formats());

/** Begins a file, by which spreadsheet programs recognize UTF-8. */
export const byteOrderMark = '\uFEFF';

/** Returns some lines of a table, for one that is sent in parts. */
export const csvLines = (rows: readonly (readonly (string | number)[])[], notation: Pick<Formats, 'decimal'>): string =>
  notation.decimal === ',' ? csvIn(rows, ';', ',') : csvIn(rows, ',', '.');
