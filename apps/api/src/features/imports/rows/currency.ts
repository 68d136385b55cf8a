import { formats } from '@hearthlight/domain';
import { anotherCurrency, type SomeColumns } from '@hearthlight/domain/desk';

import { isCurrency, wordsFor } from '../words/column-words.ts';
import {
  currenciesIn,
  currenciesOf,
  currenciesOfIban,
  currenciesOfLanguage,
  currenciesOfPayment,
} from '../words/currency-words.ts';
import { writtenAmount } from './amounts.ts';
import type { CsvTable } from './csv-table.ts';

/** Rows that are looked at for evidence, and the share of them that has to have it. */
const sampleRows = 200;
const enoughOfRows = 0.2;
/** Currencies of one place that are offered. */
const mostOffered = 3;

let units: { currency: string; marks: ReadonlySet<string> } | undefined;

/** Returns how the foundation's currency is written beside an amount, in capitals. */
function ownUnits(): ReadonlySet<string> {
  const { currency } = formats();
  if (units?.currency === currency) return units.marks;
  const marks = new Set([currency]);
  for (const language of ['en-CA', 'en', 'sv', 'hi', 'ar']) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const parts = new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay,
      }).formatToParts(0);
      const symbol = parts.find(({ type }) => type === 'currency')?.value.toUpperCase() ?? currency;
      for (const mark of [symbol, `${symbol}.`, symbol.replace(/\.$/, '')]) marks.add(mark);
    }
  }
  units = { currency, marks };
  return marks;
}

/** Returns the currency of a code or mark: a code if it is clear, that of the books if it may be. */
export function currencyOf(unit: string): string {
  const { currency } = formats();
  const possible = currenciesOf(unit);
  if (possible.includes(currency) || ownUnits().has(unit.toUpperCase())) return currency;
  const [only, ...more] = possible;
  return only !== undefined && more.length === 0 ? only : unit;
}

/** Returns the currency that the header of amounts names, as in `Amount (GBP)` or `CAD$`, or an empty text. */
export function currencyInHeader(header: string): string {
  const [unit] = currenciesIn(header);
  return unit === undefined ? '' : currencyOf(unit);
}

/** Whether a header names the amounts of one currency, and nothing else. */
export const isOfCurrency = (header: string): boolean =>
  currencyInHeader(header) !== '' &&
  (wordsFor(header).has('amount') || currenciesOf(header).length > 0 || isCurrency(header.replaceAll(/\P{L}/gu, '')));

/** Returns the currencies that a file states for all of its amounts, above its columns or in their headers. */
export function statedCurrencies(table: CsvTable, { amount = '', out = '' }: SomeColumns): string[] {
  const balances = table.headers.filter((header) => wordsFor(header).has('balance'));
  for (const headers of [[amount, out], balances]) {
    const named = headers.map(currencyInHeader).filter(Boolean);
    if (named.length > 0) return [...new Set(named)];
  }
  return [...new Set(preambleOf(table).flatMap(currenciesAbove).map(currencyOf))];
}

const preambleOf = ({ firstLines, headerLine }: CsvTable) => firstLines.filter(({ line }) => line < headerLine);

/** Returns the currencies that a line above the columns states. */
function currenciesAbove({ cells }: { cells: readonly string[] }): string[] {
  const filled = cells.filter(Boolean);
  return filled.flatMap((cell, index) => {
    const [, label = cell, value = ''] = /^([^:：]*)[:：]\s*(.*)$/s.exec(cell) ?? [];
    if (saysCurrency(label)) return currenciesIn(value || (filled[index + 1] ?? '')).slice(0, 1);
    const { unit = '' } = writtenAmount(cell) ?? {};
    if (unit !== '') return [unit];
    const [, inBrackets = ''] = /\d.*\(([A-Z]{3})\)\s*$/.exec(cell) ?? [];
    const ofAccount = /\d{6}|\d{3}-\d{3}|\p{L}/u.test(cell) && saysAccount.test(filled.join(' ')) ? codesIn(cell) : [];
    return [cell, inBrackets, ...ofAccount].filter((code) => /^[A-Z]{3}$/.test(code) && isCurrency(code));
  });
}

/** Words of lines about the account, as in `Account,640-118822-838 HKD Current`. */
/* cspell:disable-next-line */
const saysAccount = /(?<!\p{L})(?:account|acct|a\/c|konto|cuenta|compte|conto|conta|rekening|rachunek)/iu;
/** Codes that are words, too. */
const notCodes = new Set([
  'ALL',
  'TOP',
  'TRY',
  'CUP',
  'PEN',
  'GEL',
  'MAD',
  'SOS',
  'LAK',
  'BAM',
  'MOP',
  'ANG',
  'ERN',
  'RON',
]);

const codesIn = (cell: string): string[] => (cell.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => !notCodes.has(code));

/** Whether a label names a currency, as `Account currency` does. */
const saysCurrency = (label: string): boolean =>
  label.length < 60 && [label, ...label.split(/\s+/)].some((word) => wordsFor(word).has('currency'));

/**
 * Returns the currencies that a file without one may be in: none as long as nothing tells that it is from a place with
 * another one than that of the books. The country of the account, payments that only some countries have, groups of two
 * digits and the language of the columns tell.
 */
export function possibleCurrencies(table: CsvTable, { amount, out }: SomeColumns): string[] {
  const { currency } = formats();
  const elsewhere = evidenceIn(table, [amount, out]).find((some) => some.length > 0 && !some.includes(currency));
  return elsewhere ? [currency, ...elsewhere.slice(0, mostOffered), anotherCurrency] : [];
}

function evidenceIn(table: CsvTable, money: ReadonlyArray<string | undefined>): Array<readonly string[]> {
  const rows = table.rows.slice(0, sampleRows);
  const inRows = Map.groupBy(
    rows.map(({ cells }) => currenciesOfPayment(cells.join(' ')).join(' ')),
    (found) => found,
  );
  const common = [...inRows].flatMap(([found, { length }]) =>
    found !== '' && length >= rows.length * enoughOfRows ? [found.split(' ')] : [],
  );
  const indexes = money.map((header) => table.headers.indexOf(header ?? '')).filter((index) => index >= 0);
  const isIndian = rows.some(({ cells }) =>
    indexes.some((index) => /^\D*\d{1,2},\d{2},\d{3}\b/.test(cells[index] ?? '')),
  );
  const headers = table.names.join(' ').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [
    ...preambleOf(table).map(({ cells }) => currenciesOfIban(cells.join(' '))),
    isIndian ? ['INR'] : [],
    ...common,
    currenciesOfLanguage(headers),
  ];
}
