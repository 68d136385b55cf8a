// cspell:words ABWA ABWE COAM KREF MREF OAMT PURP
import { importRows as words } from '@hearthlight/words/import-rows';

import { readAmount } from '../rows/amounts.ts';
import type { CsvTable } from '../rows/csv-table.ts';
import { onOneLine } from '../rows/imported-gift.ts';
import { notStatement } from '../rows/not-statement.ts';
import { type Row, shownMoney, tableOf } from './camt.ts';

/** A field of a message: its tag, such as `61`, and its lines. */
interface Field {
  tag: string;
  text: string;
}

/** Whether a text is a message of SWIFT: a line near its start is a field of a statement. */
export const isMt940 = (text: string): boolean =>
  /(?:^|\n)(?:\{1:.*\{4:)?:(?:20|25|60[FM]|61|86):/.test(text.slice(0, 4000));

/** Reads statements in MT940. Throws an `ActionError` for a part of one. */
export function readMt940(text: string): CsvTable {
  const fields = fieldsIn(text);
  const isWhole = [/^60[FM]$/, /^62[FM]$/].every((pattern) => fields.some(({ tag }) => pattern.test(tag)));
  if (!isWhole) throw notStatement('fragment');
  const starts = fields.flatMap(({ tag }, index) => (tag === '20' ? index : []));
  const parts = starts.length === 0 ? [fields] : starts.map((start, index) => fields.slice(start, starts[index + 1]));
  return tableOf(withUniqueNumbers(parts.flatMap(rowsOfStatement)));
}

/** A line that starts with a tag begins a field. A hyphen or a brace ends the message. */
function fieldsIn(text: string): Field[] {
  const fields: Field[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, tag, rest] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    const last = fields.at(-1);
    if (tag !== undefined && rest !== undefined) fields.push({ tag, text: rest });
    else if (last && !/^-?\}?$|^\{/.test(line)) last.text += `\n${line}`;
  }
  return fields;
}

function rowsOfStatement(fields: readonly Field[]): Row[] {
  const find = (pattern: RegExp) => fields.find(({ tag }) => pattern.test(tag))?.text ?? '';
  const account = onOneLine(find(/^25P?$/)) || 'camt';
  const opening = balanceIn(find(/^60[FM]$/));
  const closing = balanceIn(find(/^62[FM]$/));
  const rows = fields.flatMap(({ tag, text }, index): Row[] => {
    if (tag !== '61') return [];
    const next = fields[index + 1];
    return [
      {
        account,
        currency: opening.currency,
        ...entryWith(text, detailsIn(next?.tag === '86' ? next.text : '')),
      },
    ];
  });
  const sum = rows.reduce((total, row) => total + centsOf(row), 0);
  if (opening.cents === undefined || closing.cents === undefined || rows.some(({ problem }) => problem)) return rows;
  const difference = closing.cents - opening.cents;
  if (sum === difference) return rows;
  const amounts = { entries: shownMoney(sum), balances: shownMoney(difference) };
  return [{ problem: words.unbalanced({ statement: find(/^20$/).trim(), ...amounts }) }, ...rows];
}

function balanceIn(text: string): { currency: string; cents: number | undefined } {
  const [, mark, currency = '', amount = ''] = /^([CD])\d{6}([A-Z]{3})([\d,]+)/.exec(text) ?? [];
  const cents = readAmount(amount, ',')?.cents;
  return { currency, cents: cents === undefined || mark === 'C' ? cents : 0 - cents };
}

const centsOf = ({ amount = '', direction }: Row) => {
  const cents = readAmount(amount, '.')?.cents ?? 0;
  return direction === 'CRDT' ? cents : -cents;
};

const entry =
  /^(?<value>\d{6})(?<booked>\d{4})?(?<mark>[RE]?[CD])(?<funds>[A-Z])?(?<amount>\d*,?\d*)(?<type>[NSF][A-Z\d]{3})(?<own>.*?)(?:\/\/(?<bank>.*))?$/;

/** Reads the line of an entry: value date, booking day, direction, amount and references. */
function entryIn(text: string): Row {
  const [line = '', ...more] = text.split('\n');
  const groups = entry.exec(line)?.groups;
  if (!groups) return { problem: words.unclearAmount({ amount: onOneLine(line) }) };
  const { amount = '', bank = '', booked, mark = '', own = '', type = '', value = '' } = groups;
  const isReversal = mark.startsWith('R');
  const number = numberIn(bank) || numberIn(own);
  return {
    status: mark.startsWith('E') ? 'PDNG' : 'BOOK',
    direction: (mark.endsWith('C') && !isReversal) || mark === 'RD' ? 'CRDT' : 'DBIT',
    isReversal,
    amount: amount.replace(/,$/, '').replace(',', '.'),
    booked: dayOf(value, booked),
    number,
    codes: type,
    info: onOneLine(more.join(' ')),
  };
}

/** Joins an entry with its details, which may have a further code. */
function entryWith(text: string, { codes, ...details }: Row): Row {
  const row = entryIn(text);
  return { ...row, ...details, codes: [row.codes, codes].filter(Boolean).join(' ') };
}

const numberIn = (text: string) => onOneLine(text).replace(/^(?:NONREF|NOTPROVIDED|0*)$/i, '');

/** A booking day has no year: it is in the year of the value date, or in the one before or after. */
function dayOf(value: string, booked: string | undefined): string {
  const year = 2000 + Number(value.slice(0, 2));
  if (booked === undefined) return `${year}-${value.slice(2, 4)}-${value.slice(4, 6)}`;
  const months = Number(booked.slice(0, 2)) - Number(value.slice(2, 4));
  const own = year + (months > 6 ? -1 : months < -6 ? 1 : 0);
  return `${own}-${booked.slice(0, 2)}-${booked.slice(2, 4)}`;
}

/** Reads who paid and why, in the structures of German, Polish and Dutch banks, or else as one text. */
function detailsIn(text: string): Row {
  const flat = text.replaceAll('\n', '');
  const [, codes = '', mark] = /^(\d{3})([^\w\s/])\d{2}/.exec(flat) ?? [];
  if (mark !== undefined) return { ...detailsBetween(mark, flat), codes };
  const parts = new Map(
    Array.from(flat.matchAll(/\/([A-Z]{4})\/(.*?)(?=\/[A-Z]{4}\/|$)/g), ([, key = '', value = '']) => [
      key,
      onOneLine(value),
    ]),
  );
  const name = parts.get('NAME') ?? '';
  const said = parts.get('REMI') ?? onOneLine(text);
  return {
    name,
    payer: name,
    iban: parts.get('IBAN') ?? '',
    endToEnd: numberIn(parts.get('EREF') ?? ''),
    text: said,
  };
}

/** Reads parts that start with a mark and two digits. German banks write `?20`, Polish ones `<20`, `~20` or `^20`. */
function detailsBetween(mark: string, flat: string): Row {
  const parts = flat
    .slice(4)
    .split(mark)
    .map((part) => ({ key: part.slice(0, 2), value: part.slice(2) }));
  const join = (from: number, to: number) =>
    parts.flatMap(({ key, value }) => (Number(key) >= from && Number(key) <= to ? value : '')).join('');
  const name = onOneLine(join(32, 33));
  const text = onOneLine(`${join(20, 29)}${join(60, 63)}`);
  const endToEnd = numberIn(sepaPart(text, 'EREF') ?? '');
  const iban = onOneLine(join(31, 31) || join(38, 38));
  const original = readAmount(sepaPart(text, 'OAMT') ?? '', ',')?.cents ?? 0;
  const kind = onOneLine(join(0, 0));
  return { name, payer: name, iban, endToEnd, kind, original, text: sepaPart(text, 'SVWZ') ?? text };
}

/** Returns one part of a text with the labels of SEPA, such as `EREF+12 SVWZ+For the well`, if it has that part. */
const sepaPart = (text: string, label: 'EREF' | 'OAMT' | 'SVWZ'): string | undefined =>
  new RegExp(
    String.raw`${label}\+\s*(.*?)\s*(?=(?:ABWA|ABWE|BIC|COAM|CRED|DEBT|EREF|IBAN|KREF|MREF|OAMT|PURP|SVWZ)\+|$)`,
  ).exec(text)?.[1];

/** Leaves out numbers that several payments of a file share: they are no identity. */
function withUniqueNumbers(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  for (const { number = '' } of rows) counts.set(number, (counts.get(number) ?? 0) + 1);
  return rows.map((row) => ({
    ...row,
    number: counts.get(row.number ?? '') === 1 ? (row.number ?? '') : '',
  }));
}
