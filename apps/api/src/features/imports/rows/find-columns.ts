import { formats } from '@hearthlight/domain';
import type { SomeColumns } from '@hearthlight/domain/desk';

import { isBalanceRow } from '../words/balance-words.ts';
import { type ColumnWord, isCurrency, wordsFor } from '../words/column-words.ts';
import { decimalMarksOf, readAmount, writtenAmount } from './amounts.ts';
import type { CsvRow } from './csv-row.ts';
import type { CsvTable } from './csv-table.ts';
import { currencyInHeader, isOfCurrency } from './currency.ts';
import { isDay } from './days.ts';
import { isStatus } from './payment-status.ts';

/** The columns of one answer. An optional column that the file lacks is an empty text. */
type Patch = SomeColumns;

/** A column of the rows that have a day. */
interface Column {
  name: string;
  /** The meanings of its name at banks. Empty for a name that the file does not have or that is unknown. */
  words: ReadonlySet<ColumnWord>;
  cells: readonly string[];
  filled: readonly string[];
}

/** Rows that are looked at to tell the columns apart. */
const sampleRows = 1000;
/** Columns among which somebody may choose. */
const mostChoices = 4;

/**
 * The possible columns of each part of a payment: one patch if the file is clear, several if somebody has to choose, or
 * none.
 */
export interface ColumnChoices {
  date: readonly Patch[];
  money: readonly Patch[];
  parties: readonly Patch[];
  /** Columns that their names tell. */
  others: Patch;
}

/** Finds the columns of a statement by their names and by what is in them. */
export function findColumns(table: CsvTable, known: Patch): ColumnChoices {
  const dates = dateColumns(table);
  const date = known.date ?? dates[0];
  const dateIndex = table.headers.indexOf(date ?? '');
  const rows = table.rows
    .slice(0, 2 * sampleRows)
    .filter(({ cells }) => isDay(cells[dateIndex] ?? '') && !isBalanceRow(cells));
  const columns = columnsOf(table, rows).filter(({ name }) => name !== date);
  const others = otherColumns(columns);
  const taken = new Set<unknown>(Object.values(others));
  const rest = columns.filter(({ filled, name }) => !taken.has(name) && !(filled.length > 0 && filled.every(isDay)));
  const money = moneyColumns(rest);
  const amounts = new Set(rest.filter(isAmounts).map(({ name }) => name));
  const used = new Set(money.flatMap(({ amount, direction, out }) => [amount, direction, out]));
  const texts = rest.filter(
    (column) => !amounts.has(column.name) && !used.has(column.name) && isText(column, rows.length),
  );
  return {
    date: dates.map((name) => ({ date: name })),
    money,
    parties: partyColumns(texts),
    others,
  };
}

function columnsOf({ headers, names }: CsvTable, rows: readonly CsvRow[]): Column[] {
  return headers.map((name, index) => {
    const cells = rows.map((row) => row.cells[index] ?? '');
    const words = wordsFor(names[index] ?? '');
    return { name, words, cells, filled: cells.filter(Boolean) };
  });
}

/** Returns the columns that may have the day of a payment: one if their names or contents decide. */
function dateColumns({ headers, names, rows }: CsvTable): string[] {
  const sample = rows.slice(0, sampleRows);
  const candidates = headers.flatMap((name, index) => {
    const filled = sample.flatMap(({ cells }) => cells[index] || []);
    const days = filled.filter(isDay);
    // Words in place of a day are those of totals and pending payments.
    const written = filled.filter((cell) => /\p{Nd}/u.test(cell));
    const isMostly = days.length > 0 && days.length >= written.length * 0.6;
    const hasYear = days.some((day) => !/^\d{1,2}\D\d{1,2}\D?$/.test(day));
    return isMostly ? [{ name, days, hasYear, words: wordsFor(names[index] ?? '') }] : [];
  });
  const dated = candidates.some(({ hasYear }) => hasYear) ? candidates.filter(({ hasYear }) => hasYear) : candidates;
  const most = Math.max(0, ...dated.map(({ days }) => days.length));
  const full = dated.filter(({ days }) => days.length >= most * 0.9);
  const booked = full.find(({ words }) => words.has('date'));
  if (booked) return [booked.name];
  // Beside the day of value, another day is that of the booking, whatever the bank calls it.
  for (const isOfValue of [false, true]) {
    const [only, ...more] = full.filter(({ words }) => words.has('valueDate') === isOfValue);
    if (only && more.length === 0) return [only.name];
  }
  const different = full.filter(
    ({ days }, index) => full.findIndex((other) => other.days.join('\n') === days.join('\n')) === index,
  );
  return different.slice(0, mostChoices).map(({ name }) => name);
}

/** Returns the columns that only their names or their kind of content tell. */
function otherColumns(columns: readonly Column[]): Patch {
  const find = (fits: (column: Column) => boolean) => columns.find(fits)?.name;
  const currencies = columns.filter(
    ({ filled }) => filled.length > 0 && filled.every((cell) => /^[A-Za-z]{3}$/.test(cell) && isCurrency(cell)),
  );
  const found: Record<string, string | undefined> = {
    currency: nextToAmount(columns, currencies),
    email: find(
      ({ filled, words }) =>
        words.has('email') || (filled.length > 0 && filled.every((cell) => /^\S+@\S+\.\S+$/.test(cell))),
    ),
    campaign: find(({ words }) => words.has('campaign')),
    fee: find((column) => column.words.has('fee') && column.filled.every((cell) => writtenAmount(cell) !== undefined)),
    // A number that several payments share is no identity.
    number: find((column) => column.words.has('number') && isDistinct(column.cells)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, name]) => name !== undefined));
}

/** Whether each cell of a column is filled and differs from the others. */
export const isDistinct = (cells: readonly string[]): boolean =>
  cells.every(Boolean) && new Set(cells).size === cells.length;

/** Returns the currency of the amount, which stands beside it if the file has several. */
function nextToAmount(columns: readonly Column[], currencies: readonly Column[]): string | undefined {
  if (currencies.length < 2) return currencies[0]?.name;
  const at = columns.findIndex(({ words }) => words.has('amount'));
  return (currencies.find((column) => columns.indexOf(column) === at + 1) ?? currencies[0])?.name;
}

/** Whether a column has amounts: numbers with a decimal mark, a sign or a word that tells. */
function isAmounts({ filled, words }: Column): boolean {
  if (words.has('fee')) return false;
  const isNamed = (['amount', 'balance', 'in', 'out'] as const).some((word) => words.has(word));
  if (filled.length === 0) return words.has('in') || words.has('out');
  const read = filled.flatMap((cell) => writtenAmount(cell) ?? []);
  if (read.length < filled.length * 0.9) return false;
  const isMarked = read.some(
    ({ digits, isNegative, suffix, unit }) => /[.,]/.test(digits) || isNegative || suffix !== '' || unit !== '',
  );
  return isMarked || isNamed;
}

/** Returns how the amount and the direction of a payment may be written. */
function moneyColumns(columns: readonly Column[]): Patch[] {
  const all = columns.filter(isAmounts);
  const marks = decimalMarksOf(all.flatMap(({ filled }) => filled));
  const centsOf = (cell: string) => {
    const read = readAmount(cell, marks[0] ?? '.');
    if (!read) return 0;
    return read.isNegative || read.suffix.startsWith('D') ? -read.cents : read.cents;
  };
  const sums = new Map(all.map((column) => [column, column.cells.map(centsOf)]));
  const centsIn = (column: Column) => sums.get(column) ?? [];
  const isProven = (moved: readonly number[], used: readonly Column[]) =>
    all.some((column) => !used.includes(column) && addsUp(moved, centsIn(column)));
  const isBalance = (column: Column) =>
    column.words.has('balance') ||
    all.some(
      (other) =>
        other !== column && addsUp(centsIn(other), centsIn(column)) && !addsUp(centsIn(column), centsIn(other)),
    );
  const amounts = ofOneCurrency(all.filter((column) => !isBalance(column)));
  const pairs = amounts.flatMap((one, index) =>
    amounts.slice(index + 1).flatMap((other) => (isPair(one, other, centsIn) ? [[one, other] as const] : [])),
  );
  const [pair] = pairs.toSorted((one, other) => namedIn(other) - namedIn(one));
  if (pair) return splitMoney(pair, centsIn, isProven);
  const single = oneAmount(amounts);
  if (single.length !== 1) return single.map(({ name }) => ({ amount: name, out: '', direction: '' }));
  const [only] = single;
  return only ? signedMoney(only, columns, centsIn(only), (moved) => isProven(moved, [only])) : [];
}

/** Returns columns without those of other currencies: amounts in two currencies are not money in both directions. */
function ofOneCurrency(columns: readonly Column[]): Column[] {
  const named = Map.groupBy(
    columns.filter(({ name }) => isOfCurrency(name)),
    ({ name }) => currencyInHeader(name),
  );
  const [first] = named.keys();
  const kept = named.get(formats().currency) ?? named.get(first ?? '') ?? [];
  return columns.filter((column) => named.size < 2 || !isOfCurrency(column.name) || kept.includes(column));
}

const namedIn = (pair: readonly Column[]) => pair.filter(({ words }) => words.has('in') || words.has('out')).length;

/**
 * Whether an amount is in one of two columns in each row, and each column has one without the other: a column that only
 * adds to another, such as the original amount of a return, its fee or an amount in another currency, is no direction.
 */
function isPair(one: Column, other: Column, centsIn: (column: Column) => readonly number[]): boolean {
  const [first, second] = [centsIn(one), centsIn(other)];
  if ([first, second].some((cents) => cents.every((each) => each === 0))) {
    const isNamed = ({ words }: Column) => words.has('in') || words.has('out') || words.has('amount');
    return isNamed(one) && isNamed(other) && namedIn([one, other]) > 0;
  }
  const onlyFirst = first.filter((cents, index) => cents !== 0 && second[index] === 0).length;
  const onlySecond = second.filter((cents, index) => cents !== 0 && first[index] === 0).length;
  return onlyFirst > 0 && onlySecond > 0 && onlyFirst + onlySecond >= first.length * 0.95;
}

/** Returns which of two columns has the money that came in, or both readings. */
function splitMoney(
  [one, other]: readonly [Column, Column],
  centsIn: (column: Column) => readonly number[],
  isProven: (moved: readonly number[], used: readonly Column[]) => boolean,
): Patch[] {
  const readings = (
    [
      [one, other],
      [other, one],
    ] as const
  ).map(([into, out]) => {
    const moved = centsIn(into).map((cents, index) => cents - Math.abs(centsIn(out)[index] ?? 0));
    const signs = centsIn(out).every((cents) => cents <= 0) && centsIn(into).every((cents) => cents >= 0);
    const isSigned = signs && out.filled.length > 0 && into.filled.length > 0;
    const names =
      Number(into.words.has('in')) +
      Number(out.words.has('out')) -
      Number(into.words.has('out')) -
      Number(out.words.has('in'));
    return {
      patch: { amount: into.name, out: out.name, direction: '' },
      isProven: isProven(moved, [one, other]),
      isSigned,
      names,
    };
  });
  const [first, second] = readings;
  if (!first || !second) return [];
  for (const fact of ['isProven', 'isSigned'] as const) {
    if (first[fact] !== second[fact]) return [first[fact] ? first.patch : second.patch];
  }
  if (first.names !== second.names) return [first.names > second.names ? first.patch : second.patch];
  return [first.patch, second.patch];
}

/** Returns the column with the amount, or those among which somebody has to choose. */
function oneAmount(amounts: readonly Column[]): Column[] {
  for (const word of ['amount', 'in'] as const) {
    const named = amounts.filter(({ filled, words }) => words.has(word) && filled.length > 0);
    if (named.length > 0) return named.slice(0, mostChoices);
  }
  return amounts.filter(({ filled }) => filled.length > 0).slice(0, mostChoices);
}

/** Rows that prove that a column is a balance. */
const enoughRows = 3;

/** Whether amounts lead from each balance to the next, in the order of the file or in the other one. */
function addsUp(moved: readonly number[], balances: readonly number[]): boolean {
  if (balances.length < enoughRows || moved.every((cents) => cents === 0)) return false;
  const steps = balances.slice(1).map((balance, index) => balance - (balances[index] ?? 0));
  const fits = (from: number, sign: number) =>
    steps.filter((step, index) => step !== sign * (moved[index + from] ?? 0)).length <= steps.length * 0.1;
  return fits(1, 1) || fits(0, -1);
}

const incomingWords =
  /^(?:h|c|k|bij|haben|haber|credit[eos]?|crédito|kredit[s]?|kredīts|cr|in|inflow|incoming|\+|avere|ma|uznanie|money in|eingang|gutschrift|kredyt|jóváírás|příchozí|insättning|دائن|rd)$/i;
const outgoingWords =
  /^(?:s|d|af|soll|deb[ei]t[eos]?|debe|débito|debets|dr|db|out|outflow|outgoing|-|dare|wn|obciążenie|money out|ausgang|lastschrift|belastung|terhelés|odchozí|uttag|مدين|rc)$/i;

/** Whether a bank writes a word, such as S or H, for the direction of money. */
export const isDirectionWord = (word: string): boolean => incomingWords.test(word) || outgoingWords.test(word);

/** Returns how one column of amounts says where the money went: by its signs, by words, or by another column. */
function signedMoney(
  amount: Column,
  columns: readonly Column[],
  cents: readonly number[],
  isProven: (moved: readonly number[]) => boolean,
): Patch[] {
  const plain: Patch = { amount: amount.name, out: '', direction: '' };
  const written = amount.filled.flatMap((cell) => writtenAmount(cell) ?? []);
  const suffixes = new Set(written.map(({ suffix }) => suffix));
  if (cents.some((each) => each < 0) || isProven(cents)) return [plain];
  if (suffixes.size > 1 && [...suffixes].some((suffix) => /^D|S/.test(suffix))) return [plain];
  const [suffix] = [...suffixes].filter(Boolean);
  if (suffix !== undefined && suffixes.size > 1) {
    return [{ ...plain, direction: amount.name, incoming: [suffix], outgoing: [''] }, plain];
  }
  for (const column of columns.filter((each) => each !== amount && isDirection(each))) {
    // The likeliest answer comes first.
    const values = [...new Set(column.filled)].toSorted(
      (one, other) => Number(outgoingWords.test(one)) - Number(outgoingWords.test(other)),
    );
    const readings = directionsOf(values).map((incoming) => ({
      patch: {
        ...plain,
        direction: column.name,
        incoming,
        outgoing: values.filter((other) => !incoming.includes(other)),
      },
      moved: cents.map((each, index) => (incoming.includes(column.cells[index] ?? '') ? each : -each)),
    }));
    const proven = readings.find(({ moved }) => isProven(moved));
    if (proven) return [proven.patch];
    // A file in which all money went out has one value too.
    const none = { ...plain, direction: column.name, incoming: [], outgoing: values };
    const patches = [...readings.map(({ patch }) => patch), ...(readings.length === 1 ? [none] : [])];
    return values.every((value) => outgoingWords.test(value)) ? patches.toReversed() : patches;
  }
  return [plain];
}

/** Returns the words that may be money that came in: either of two, or of more, those that mean the same. */
function directionsOf(values: readonly string[]): string[][] {
  if (values.length <= 2) return values.map((value) => [value]);
  const { in: incoming = [], out = [] } = Object.groupBy(values, (value) => (outgoingWords.test(value) ? 'out' : 'in'));
  return [incoming, out].filter(({ length }) => length > 0);
}

/** Whether a column has few different words for the direction of money, in every row. */
function isDirection({ cells, filled, name, words }: Column): boolean {
  const values = new Set(filled);
  if (filled.length === 0 || filled.length < cells.length || values.size > 4) return false;
  if ([...values].every(isDirectionWord)) return true;
  const isShort = [...values].every((value) => /^\D{1,15}$/.test(value) && !isCurrency(value));
  const isNamed = words.has('flag') || /^Column \d+$/.test(name);
  return values.size === 2 && filled.length > enoughRows && isShort && isNamed;
}

const account = /^[A-Z]{2}\d{2}[A-Z\d ]{8,}$|^[A-Z\d]*\d[A-Z\d-]*$|^\S+@\S+$/;

/** Whether a column has names or sentences. */
function isText({ filled, words }: Column, rowCount: number): boolean {
  // A file may have no name of the other side, but the name of its own account.
  if (filled.length === 0) return words.has('payer');
  const isNamed = (['payer', 'name', 'purpose', 'text'] as const).some((word) => words.has(word));
  if (words.has('other') && !isNamed) return false;
  if (isNamed) return filled.some((cell) => /\p{L}/u.test(cell));
  if (words.has('method') && isRepeated(filled)) return false;
  const texts = filled.filter((cell) => /\p{L}{2}/u.test(cell) && !account.test(cell));
  if (texts.length < filled.length * 0.4) return false;
  const different = new Set(filled);
  const isCode = [...different].every((cell) => cell.length <= 3);
  return !isCode && (different.size > 1 || rowCount < enoughRows);
}

/** Whether the few values of a column repeat in most rows, as a method of payment or a status does. */
const isRepeated = (filled: readonly string[]): boolean =>
  filled.length > enoughRows && new Set(filled).size <= filled.length / 2;

/** Whether a column says only whether or how something happened, such as `Completed` or `true`. */
const saysState = ({ filled }: Column): boolean =>
  filled.length > 0 &&
  filled.every((cell) => /^(?:true|false|yes|no|y|n|s[ií]|ja|nein|oui|non)$/i.test(cell) || isStatus(cell));

/** Whether each cell of a column is a part of another one, as the first name is of the whole name. */
const isPartOf = ({ cells, filled }: Column, whole: Column): boolean =>
  filled.length > 0 && cells.every((cell, index) => (whole.cells[index] ?? '').includes(cell));

/** Returns the different columns that may have the giver or the purpose. */
function differentTexts(texts: readonly Column[]): Column[] {
  const names = texts.filter(({ words }) => words.has('payer') || words.has('name'));
  // A column with the owner of the account has one name in all rows.
  const owners = names.some(hasSeveral) ? names.filter((column) => !hasSeveral(column)) : [];
  return texts
    .filter(({ cells }, index) => texts.findIndex((other) => other.cells.join('\n') === cells.join('\n')) === index)
    .filter((column) => !owners.includes(column));
}

/** Returns the columns with the giver and the purpose, or the readings among which somebody has to choose. */
function partyColumns(texts: readonly Column[]): Patch[] {
  const different = differentTexts(texts);
  const name = oneOf(different, ['payer', 'name'], ['purpose', 'text']);
  const cause = oneOf(
    different.filter((column) => column !== name),
    ['purpose', 'text'],
    ['payer', 'name'],
  );
  const unknown = different.filter(
    (column) =>
      column !== name &&
      column !== cause &&
      !isRuledOut(column, { name, cause }) &&
      !saysState(column) &&
      !(name && isPartOf(column, name)) &&
      // A column whose values repeat in most rows is no giver.
      !(cause && isRepeated(column.filled) && !column.words.has('payer') && !column.words.has('name')),
  );
  if (unknown.length === 0 || (name && cause)) return [{ name: name?.name ?? '', cause: cause?.name ?? '' }];
  const choices = unknown
    .toSorted((one, other) => Number(hasSeveral(other)) - Number(hasSeveral(one)))
    .slice(0, mostChoices);
  if (name)
    return [...choices.map((column) => ({ name: name.name, cause: column.name })), { name: name.name, cause: '' }];
  if (cause)
    return [...choices.map((column) => ({ name: column.name, cause: cause.name })), { name: '', cause: cause.name }];
  const [one, other] = choices;
  if (one && !other) return [{ name: one.name, cause: '' }, { name: '', cause: one.name }, none];
  if (choices.every(({ words }) => words.has('purpose') || words.has('text'))) {
    return [...choices.map((column) => ({ name: '', cause: column.name })), none];
  }
  const some = choices.slice(0, 3);
  const pairs = some.flatMap((giver) =>
    some.flatMap((column) => (column === giver ? [] : [{ name: giver.name, cause: column.name }])),
  );
  return [...pairs, none];
}

/** The answer that no column has the giver or the purpose. */
const none: Patch = { name: '', cause: '' };

const hasSeveral = ({ filled }: Column) => new Set(filled).size > 1;

/** Whether a column's name says that it is no other part: a second purpose beside a better one. */
const isRuledOut = ({ words }: Column, { cause, name }: Record<'cause' | 'name', Column | undefined>) =>
  ((words.has('purpose') || words.has('text')) && cause !== undefined) ||
  ((words.has('payer') || words.has('name')) && name !== undefined);

/** Returns the only column that has the first of some words in its name. */
function oneOf(
  columns: readonly Column[],
  wanted: readonly ColumnWord[],
  unwanted: readonly ColumnWord[],
): Column | undefined {
  for (const word of wanted) {
    const named = columns.filter(({ words }) => words.has(word) && !unwanted.some((other) => words.has(other)));
    if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  }
  return undefined;
}
