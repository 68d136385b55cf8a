import { fromCents } from '@hearthlight/domain';
import { type ImportQuestion, paypalTypes, type SomeColumns, statusMeanings } from '@hearthlight/domain/desk';

import { decimalMarksOf } from '../rows/amounts.ts';
import { fieldsOf } from '../rows/csv-row.ts';
import type { CsvTable } from '../rows/csv-table.ts';
import { dayAt, dayFormatsOf } from '../rows/days.ts';
import { type Fields, signedCents } from '../rows/imported-gift.ts';
import type { Asking, Understood } from './ask.ts';
import { cellOf, type PaypalColumn, type PaypalColumns } from './paypal-columns.ts';
import { type PaypalMeaning, paypalMeaning } from './paypal-meaning.ts';

interface Asked {
  table: CsvTable;
  columns: PaypalColumns;
  known: SomeColumns;
  likely: SomeColumns;
}

/** Finds out how days and amounts are written and, in a language that we do not know, what types and statuses mean. */
export function understandPaypal(table: CsvTable, columns: PaypalColumns, { known, today }: Asking): Understood {
  const cells = (column: PaypalColumn) => {
    const index = table.headers.findIndex((name) => columns.names[column].includes(name));
    return table.rows.map((row) => row.cells[index] ?? '');
  };
  const formats = dayFormatsOf(cells('date'), today).map((format) => ({ date_format: format }));
  const marks = decimalMarksOf(cells('gross')).map((decimal) => ({ decimal }));
  const likely = { ...formats[0], ...marks[0], ...known };
  const found = { ...(formats.length === 1 && formats[0]), ...(marks.length === 1 && marks[0]), ...known };
  const asked = { table, columns, known, likely };
  const ask = (kind: 'day' | 'decimal', patches: readonly SomeColumns[]) =>
    patches.length > 1 ? askFormat(asked, kind, patches) : [];
  const words = columns.hasKnownWords ? [] : askWords(asked);
  return { columns: found, likely, questions: [...ask('day', formats), ...ask('decimal', marks), ...words] };
}

function askFormat(
  { columns, known, likely, table }: Asked,
  kind: 'day' | 'decimal',
  patches: readonly SomeColumns[],
): ImportQuestion[] {
  const key = kind === 'day' ? 'date_format' : 'decimal';
  const chosen = patches.findIndex((patch) => patch[key] === known[key]);
  if (known[key] !== undefined && chosen === -1) return [];
  for (const row of table.rows) {
    const fields = fieldsOf(table.headers, row);
    const answers = patches.map((patch) => ({
      columns: patch,
      text: '',
      reading: readingOf(fields, columns, { ...likely, ...patch }),
    }));
    const [one, other] = answers.map(({ reading }) => JSON.stringify(reading));
    const text = cellOf(fields, columns, kind === 'day' ? 'date' : 'gross');
    if (one !== other) return [{ kind, line: row.line, text, answers, chosen: chosen === -1 ? null : chosen }];
  }
  return [];
}

function readingOf(
  fields: Fields,
  columns: PaypalColumns,
  { date_format: format = 'YYYY-MM-DD', decimal = '.' }: SomeColumns,
) {
  const cents = signedCents(cellOf(fields, columns, 'gross'), decimal);
  return {
    date: dayAt(cellOf(fields, columns, 'date'), format) ?? null,
    amount: cents === undefined ? null : fromCents(cents),
    giver: cellOf(fields, columns, 'name') || null,
    purpose: null,
  };
}

/** Asks once about each type and each status that decides whether a row is a gift. */
function askWords(asked: Asked): ImportQuestion[] {
  const { columns, known, likely, table } = asked;
  const all = {
    *[Symbol.iterator]() {
      for (const row of table.rows) yield { line: row.line, fields: fieldsOf(table.headers, row) };
    },
  };
  const meaning = paypalMeaning(all, { columns, known, decimal: likely.decimal ?? '.' });
  const types = new Map<string, Open>();
  const statuses = new Map<string, Open>();
  for (const row of all) {
    const maybe = meaning.mayBe(row.fields);
    addTo(types, cellOf(row.fields, columns, 'type'), row, maybe);
    if (mayArrive(row.fields, meaning)) addTo(statuses, cellOf(row.fields, columns, 'status'), row, statusMeanings);
  }
  return [...questionsOf('type', types, asked), ...questionsOf('status', statuses, asked)];
}

/** Whether a row is a gift by what is known so far. */
const mayArrive = (fields: Fields, { kindOf, mayBe }: PaypalMeaning) =>
  mayBe(fields).includes('gift') && (kindOf(fields) ?? 'gift') === 'gift';

/** A word of the file, its first row, and what it may mean. */
interface Open {
  line: number;
  fields: Fields;
  maybe: ReadonlySet<string>;
}

function addTo(
  words: Map<string, Open>,
  word: string,
  row: { line: number; fields: Fields },
  maybe: readonly string[],
): void {
  if (word === '' || maybe.length === 0) return;
  const { fields, line, maybe: before } = words.get(word) ?? { ...row, maybe: new Set() };
  words.set(word, { line, fields, maybe: new Set([...before, ...maybe]) });
}

function questionsOf(
  kind: 'type' | 'status',
  words: ReadonlyMap<string, Open>,
  { columns, known, likely }: Asked,
): ImportQuestion[] {
  return [...words].map(([text, { fields, line, maybe }]) => {
    const reading = readingOf(fields, columns, likely);
    const patches =
      kind === 'type'
        ? paypalTypes.map((type) => ({ meant: type, columns: { types: { [text]: type } } }))
        : statusMeanings.map((status) => ({ meant: status, columns: { statuses: { [text]: status } } }));
    const possible = patches.filter(({ meant }) => maybe.has(meant));
    const given = new Map(Object.entries((kind === 'type' ? known.types : known.statuses) ?? {})).get(text);
    const chosen = possible.findIndex(({ meant }) => meant === given);
    const answers = possible.map((patch) => ({ columns: patch.columns, text: patch.meant, reading }));
    return { kind, line, text, answers, chosen: chosen === -1 ? null : chosen };
  });
}
