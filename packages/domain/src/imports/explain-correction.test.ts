import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ReadFile } from './correction-candidates.ts';
import { dayFormats, dayOrders } from './day-formats.ts';
import type { CellCorrection, ImportReading, SomeColumns } from './desk-entities.ts';
import { explainCorrection } from './explain-correction.ts';

type Row = Parameters<ReturnType<ReadFile['readerOf']>>[0];

/** Reads days with slashes, whole amounts with a mark, and texts: enough to tell the readings apart. */
function read({ fields }: Row, columns: SomeColumns): ImportReading {
  const cell = (header: string | undefined) => fields[header ?? ''] ?? '';
  const cents = amountOf(cell(columns.amount), columns);
  const went = amountOf(cell(columns.out), columns);
  const word = cell(columns.direction);
  const isOut = columns.direction ? columns.outgoing?.includes(word) : false;
  const isIn = columns.direction ? columns.incoming?.includes(word) : true;
  const amount = went !== null ? -went : cents === null || !(isOut || isIn) ? null : isOut ? -cents : cents;
  return {
    date: dayOf(cell(columns.date), columns),
    amount,
    giver: cell(columns.name) || null,
    purpose: cell(columns.cause) || null,
  };
}

const readerOf: ReadFile['readerOf'] = (columns) => (row) => read(row, columns);

function dayOf(text: string, { date_format: format = 'YYYY-MM-DD', year }: SomeColumns): string | null {
  const [one = '', two = '', three = ''] = text.split('/');
  const parts = {
    dmy: [three, two, one],
    mdy: [three, one, two],
    ymd: [one, two, three],
    dm: three === '' ? [year ?? '', two, one] : [],
    md: three === '' ? [year ?? '', one, two] : [],
    'd-name-y': [],
  }[dayOrders[format]];
  const [y = '', month = '', day = ''] = parts;
  return /^\d{4}$/.test(y) && /^(?:0[1-9]|1[0-2])$/.test(month) && /^(?:0[1-9]|[12]\d)$/.test(day)
    ? `${y}-${month}-${day}`
    : null;
}

function amountOf(text: string, { decimal = '.' }: SomeColumns): number | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  return Number(text.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.'));
}

const headers = ['Day', 'Value day', 'Sum', 'Balance', 'S/H', 'From', 'For'];
const columns: SomeColumns = {
  date: 'Day',
  date_format: 'MM/DD/YYYY',
  amount: 'Sum',
  decimal: '.',
  direction: 'S/H',
  incoming: ['H'],
  outgoing: ['S'],
  name: 'From',
  cause: 'For',
};

const rowOf = (cells: readonly string[], index: number): Row => ({
  line: index + 2,
  fields: Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])),
});

const payments = [
  ['05/06/2026', '06/06/2026', '12,500', '900', 'H', 'Ada Byron', 'A well'],
  ['07/06/2026', '08/06/2026', '30', '870', 'S', 'Miller Rent', 'Rent'],
  ['09/06/2026', '09/06/2026', '7', '877', 'H', 'Ana Baker', 'Gift'],
].map(rowOf);

const explain = (correction: CellCorrection, known: SomeColumns = {}, rows = payments) =>
  explainCorrection({ headers, rows, columns: { ...columns, ...known }, readerOf }, 2, correction);

describe('a corrected day', () => {
  test('has the whole column read in another order', () => {
    expect(explain({ cell: 'date', value: '2026-06-05' })).toEqual([
      {
        columns: { date_format: 'DD/MM/YYYY' },
        before: { date: '2026-05-06', amount: 12_500, giver: 'Ada Byron', purpose: 'A well' },
        after: { date: '2026-06-05', amount: 12_500, giver: 'Ada Byron', purpose: 'A well' },
        changed: 3,
        unread: 0,
      },
    ]);
  });

  test('is that of another column, if no order explains it', () => {
    const [proposal, ...more] = explain({ cell: 'date', value: '2026-06-06' }, { date_format: 'DD/MM/YYYY' });
    expect(proposal?.columns).toEqual({ date: 'Value day' });
    expect(more).toEqual([]);
  });

  test('is that of another column in another order, if nothing less explains it', () => {
    const correction = { cell: 'date' as const, value: '2026-06-08' };
    const [proposal] = explainCorrection({ headers, rows: payments, columns, readerOf }, 3, correction);
    expect(proposal?.columns).toEqual({ date: 'Value day', date_format: 'DD/MM/YYYY' });
  });

  test('tells the year of days without one', () => {
    const rows = [rowOf(['05/06', '', '1', '', 'H', '', ''], 0)];
    const known: SomeColumns = { date_format: 'MM/DD', year: '2026' };
    const [proposal] = explain({ cell: 'date', value: '2025-05-06' }, known, rows);
    expect(proposal?.columns).toEqual({ year: '2025' });
  });
});

describe('a corrected amount', () => {
  test('has the other mark before the cents', () => {
    const [proposal, ...more] = explain({ cell: 'amount', value: 12.5 });
    expect(proposal).toMatchObject({ columns: { decimal: ',' }, changed: 1 });
    expect(more).toEqual([]);
  });

  test('that went out exchanges the words of the direction', () => {
    const [proposal] = explain({ cell: 'amount', value: -12_500 });
    expect(proposal).toMatchObject({ columns: { incoming: ['S'], outgoing: ['H'] }, changed: 3 });
  });

  test('finds the column that says where the money went', () => {
    const known = { direction: '', incoming: undefined, outgoing: undefined };
    const [proposal, ...more] = explain({ cell: 'amount', value: -12_500 }, known);
    expect(proposal?.columns).toEqual({ direction: 'S/H', incoming: ['S'], outgoing: ['H'] });
    expect(more).toEqual([]);
  });

  test('does not depend on a column of many different words', () => {
    const rows = ['H', 'S', 'A', 'B', 'C'].map((word, index) =>
      rowOf(['05/06/2026', '', '12', '', word, '', ''], index),
    );
    const known = { direction: '', incoming: undefined, outgoing: undefined };
    expect(explain({ cell: 'amount', value: -12 }, known, rows.slice(0, 4))).toHaveLength(1);
    expect(explain({ cell: 'amount', value: -12 }, known, rows)).toEqual([]);
  });

  test('is that of another column', () => {
    expect(explain({ cell: 'amount', value: 900 }).map(({ columns: change }) => change)).toEqual([
      { amount: 'Balance' },
    ]);
  });

  test('that went out may have a column of its own', () => {
    const known = { direction: '', out: 'Balance', amount: 'Sum' };
    const rows = [rowOf(['05/06/2026', '', '12', '', '', '', ''], 0)];
    const [proposal] = explain({ cell: 'amount', value: -12 }, known, rows);
    expect(proposal?.columns).toEqual({ amount: 'Balance', out: 'Sum' });
  });
});

describe('a corrected giver or purpose', () => {
  test('exchanges both columns', () => {
    const [proposal] = explain({ cell: 'giver', value: 'A well' });
    expect(proposal).toMatchObject({ columns: { name: 'For', cause: 'From' }, changed: 3 });
  });

  test('is missing in the file', () => {
    const [proposal] = explain({ cell: 'purpose', value: null });
    expect(proposal).toMatchObject({ columns: { cause: '' }, changed: 3 });
  });

  test('takes a column that meant something else', () => {
    const [proposal] = explain({ cell: 'giver', value: 'H' });
    expect(proposal?.columns).toEqual({ name: 'S/H', direction: '' });
  });
});

test('what no reading explains has no proposal', () => {
  expect(explain({ cell: 'date', value: '2026-07-05' })).toEqual([]);
  expect(explain({ cell: 'amount', value: 12.51 })).toEqual([]);
  expect(explain({ cell: 'giver', value: 'Nobody' })).toEqual([]);
});

test('what the file says already is no correction', () => {
  expect(explain({ cell: 'date', value: '2026-05-06' })).toEqual([]);
});

test('a row that is not read now, such as a total, is not counted as unread', () => {
  const rows = [...payments, rowOf(['', '', '', '', '', 'Total', 'Sum'], 3)];
  const [proposal] = explain({ cell: 'giver', value: 'A well' }, {}, rows);
  expect(proposal).toMatchObject({ changed: 4, unread: 0 });
});

test('the reading that leaves the fewest rows unread comes first', () => {
  const rows = [
    ['05/06/2026', '05/06/2026', '1', '8', 'H', 'A', ''],
    ['05/20/2026', '', '2', '8', 'H', 'B', 'A'],
  ].map(rowOf);
  const [proposal] = explain({ cell: 'date', value: '2026-06-05' }, {}, rows);
  expect(proposal).toMatchObject({ changed: 2, unread: 1 });
  const known = { amount: 'For', direction: '' };
  const both = [
    ['05/06/2026', '', '9', '9', '', '', '1'],
    ['05/07/2026', '', '', '9', '', '', '2'],
  ].map(rowOf);
  const found = explain({ cell: 'amount', value: 9 }, known, both);
  expect(found.map(({ columns: change, unread }) => [change.amount, unread])).toEqual([
    ['Balance', 0],
    ['Sum', 1],
  ]);
});

const two = (number: number) => String(number).padStart(2, '0');

/** Files with random cells, read in a random way. */
const aFile = fc.record({
  rows: fc.array(
    fc.tuple(
      fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 })),
      fc.constantFrom('1', '12,500', '3.5', ''),
      fc.constantFrom('S', 'H', 'X'),
      fc.constantFrom('Ada', 'Ben', ''),
    ),
    { minLength: 1, maxLength: 6 },
  ),
  format: fc.constantFrom(...dayFormats),
  decimal: fc.constantFrom('.' as const, ',' as const),
  isTurned: fc.boolean(),
  isExchanged: fc.boolean(),
});

const corrections: fc.Arbitrary<CellCorrection> = fc.oneof(
  fc.record({
    cell: fc.constant('date' as const),
    value: fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
      .map(([month, day]) => `2026-${two(month)}-${two(day)}`),
  }),
  fc.record({
    cell: fc.constant('amount' as const),
    value: fc.constantFrom(1, -1, 12.5, -12.5, 12_500, 3.5, 35),
  }),
  fc.record({
    cell: fc.constantFrom('giver' as const, 'purpose' as const),
    value: fc.constantFrom('Ada', 'Ben', 'H', null),
  }),
);

test('every proposal of any file has the row read as it was corrected, and counts what changes', () => {
  fc.assert(
    fc.property(aFile, corrections, ({ rows: cells, ...reading }, correction) => {
      const rows = cells.map(([[one, other], sum, word, text], index) =>
        rowOf([`${two(one)}/${two(other)}/2026`, `2026/${two(other)}/${two(one)}`, sum, '1', word, text, 'H'], index),
      );
      const known: SomeColumns = {
        ...columns,
        date_format: reading.format,
        decimal: reading.decimal,
        ...(reading.isTurned && { incoming: ['S'], outgoing: ['H'] }),
        ...(reading.isExchanged && { name: 'For', cause: 'From' }),
      };
      const file = { headers, rows, columns: known, readerOf };
      for (const { after, before, changed, columns: change, unread } of explainCorrection(file, 2, correction)) {
        const readings = rows.map((row) => [read(row, known), read(row, { ...known, ...change })]);
        const different = readings.filter(([now, then]) => JSON.stringify(now) !== JSON.stringify(then));
        expect(after[correction.cell]).toBe(correction.value);
        expect([before, after]).toEqual(readings[0]);
        expect(changed).toBe(different.length);
        expect(unread).toBeLessThanOrEqual(changed);
      }
    }),
  );
});

test('the reading that somebody has in mind is found for any file that it reads in another way', () => {
  fc.assert(
    fc.property(aFile, fc.constantFrom(...dayFormats), ({ rows: cells, ...reading }, meant) => {
      const rows = cells.map(([[one, other], sum, word, text], index) =>
        rowOf([`${two(one)}/${two(other)}/2026`, '', sum, '1', word, text, 'H'], index),
      );
      const [first] = rows;
      if (!first) return;
      const file = { headers, rows, columns: { ...columns, date_format: reading.format }, readerOf };
      const value = read(first, { ...columns, date_format: meant }).date;
      if (value === null || value === read(first, file.columns).date) return;
      expect(explainCorrection(file, 2, { cell: 'date', value })[0]?.after.date).toBe(value);
    }),
  );
});
