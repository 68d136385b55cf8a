import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import type { Upload } from '../calls/call.ts';
import { rowId } from '../desk/call-parts.ts';
import { giftEntry } from '../gifts/desk-entities.ts';
import { pledgeOutcomes } from '../payments/pay-pledges.ts';
import { dayFormats } from './day-formats.ts';

/** Characters before the cents of an amount. */
export const decimalMarks = ['.', ','] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/**
 * Encodings of exports, as `TextDecoder` calls them, the more frequent first. It reads ISO 8859-1 as windows-1252, and
 * ISO 8859-9 as windows-1254.
 */
export const encodings = [
  'UTF-8',
  'UTF-16',
  'windows-1252',
  'ISO-8859-15',
  'windows-1250',
  'ISO-8859-2',
  'windows-1254',
  'windows-1257',
  'windows-1251',
  'KOI8-R',
  'windows-1253',
  'ISO-8859-7',
  'windows-1255',
  'windows-1256',
  'windows-874',
  'Shift_JIS',
  'EUC-JP',
  'GB18030',
  'Big5',
  'EUC-KR',
] as const;
export type Encoding = (typeof encodings)[number];

/** Stands for a currency that nobody has named. ISO 4217 has this code for none. */
export const anotherCurrency = 'XXX';

/** Upper limits of imports. */
export const importLimits = {
  /** Bytes of a file. */
  bytes: 20 * 1024 * 1024,
  rows: 200_000,
  /** Characters of a column's header. */
  header: 200,
  /** Rows of one page, as they would be recorded. */
  readRows: 8,
  /** Rows of each outcome in a preview. */
  shownRows: 100,
  /** Rows of each outcome that an import lists as not recorded. */
  unrecordedRows: 1000,
  /** Decisions about single rows. */
  decisions: 5_000,
  /** Characters of a payer's name. */
  payer: 200,
} as const;

/** The files of imports. The server finds out what a text is. */
export const importUpload: Upload = {
  types: ['text/csv', 'text/xml'],
  bytes: importLimits.bytes,
  wrongType: () => words.notText,
  tooLarge: () => words.tooLarge,
};

const header = z
  .string({ error: () => words.mapColumns })
  .check(z.trim(), z.minLength(1, { error: () => words.mapColumns }), z.maxLength(importLimits.header));
/** Empty for a column that the file lacks. */
const optionalHeader = z.optional(z.string().check(z.trim(), z.maxLength(importLimits.header)));

/** Columns that a bank statement may lack. */
export const optionalColumns = [
  /** Money that went out, if it has a column of its own. */
  'out',
  /** The column whose words say where the money went. */
  'direction',
  'name',
  'cause',
  'email',
  'campaign',
  'currency',
  'fee',
  /** The bank's transaction number. Without it, the day, the amount and the other columns identify a gift. */
  'number',
] as const;

/** Returns an object with the same value for each column that a bank statement may lack. */
export function forOptionalColumns<Value>(value: Value): Record<(typeof optionalColumns)[number], Value>;
export function forOptionalColumns(value: unknown): object {
  return Object.fromEntries(optionalColumns.map((column) => [column, value]));
}

/** The meaning of the columns of a bank statement. */
export const importColumns = z.object({
  /** The bank's short name, a prefix for the numbers of its gifts. */
  bank: z
    .string({ error: () => words.bankRule })
    .check(z.trim(), z.regex(/^[\w-]{1,40}$/, { error: () => words.bankRule })),
  /** How the file is written, if it was chosen. */
  encoding: z.optional(z.enum(encodings)),
  delimiter: z.optional(z.string().check(z.minLength(1), z.maxLength(1))),
  /** The line that names the columns. 0 if there is none. */
  header_line: z.optional(z.number().check(z.int(), z.minimum(0))),
  date: header,
  date_format: z.enum(dayFormats, { error: () => words.chooseFormat }),
  /** The year of days that are written without one. */
  year: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  /** Money that came in, or in both directions. */
  amount: header,
  ...forOptionalColumns(optionalHeader),
  /** The words of `direction`. */
  incoming: z.optional(z.array(z.string())),
  outgoing: z.optional(z.array(z.string())),
  decimal: z.enum(decimalMarks, { error: () => words.chooseMark }),
  /** The currency of amounts beside which the file has none, as it states or somebody answered: a code or a mark. */
  currency_code: z.optional(z.string().check(z.maxLength(8))),
});
export type ImportColumns = z.output<typeof importColumns>;

/** What a column of a bank statement may have. */
export const columnMeanings = ['date', 'amount', ...optionalColumns] as const;
export type ColumnMeaning = (typeof columnMeanings)[number];

/**
 * What the rows of a type in a report of PayPal may be: `returned` is money of a gift that went back, or came back
 * later.
 */
export const paypalTypes = ['gift', 'returned', 'fee', 'none'] as const;
export type PaypalType = (typeof paypalTypes)[number];

/** What the status of a payment may mean, in a report of PayPal or another file with a column for it. */
export const statusMeanings = ['completed', 'pending', 'failed', 'refunded', 'partly refunded'] as const;
export type StatusMeaning = (typeof statusMeanings)[number];

/** Some of what is known about the columns of a file. */
export const someColumns = z.extend(z.partial(importColumns), {
  /** What the types of a report of PayPal mean, or the kinds of rows in an unknown language, and the statuses of any file. */
  types: z.optional(z.record(z.string(), z.enum(paypalTypes))),
  statuses: z.optional(z.record(z.string(), z.enum(statusMeanings))),
});
export type SomeColumns = z.output<typeof someColumns>;

/** Returns what is known about a file with another answer. */
export const withAnswer = (known: SomeColumns, answer: SomeColumns): SomeColumns => ({
  ...known,
  ...answer,
  ...(answer.types && { types: { ...known.types, ...answer.types } }),
  ...(answer.statuses && { statuses: { ...known.statuses, ...answer.statuses } }),
});

/** A bookkeeper's choices about a file. Empty fields have no column, or no campaign. */
export const columnsForm = z.extend(importColumns, {
  campaign_id: z.string(),
  encoding: z.union([z.literal(''), z.enum(encodings)]),
  header_line: z.string(),
  ...forOptionalColumns(z.string()),
});

const instant = z.iso.datetime();
const money = z.number();

/** Totals of gifts, of money returned to givers, and of fees. */
const totals = { gross: money, returned: money, fees: money };

/** An import and its totals. */
export const importEntry = z.object({
  id: z.number(),
  /** `paypal`, `stripe`, `benevity`, `camt`, or the short name of a bank. */
  source: z.string(),
  file_name: z.string(),
  state: z.enum(['uploaded', 'imported', 'undone']),
  /** When and by whom it was uploaded, imported or undone: the last of them. */
  at: instant,
  by: z.string(),
  rows: z.object({
    new: z.number(),
    changed: z.number(),
    known: z.number(),
    other: z.number(),
    refused: z.number(),
    /** Those that wait for a decision. They are not among the others. */
    waiting: z.number(),
  }),
  ...totals,
  /** Whether it can be undone: none of its entries is in a closed month's ledger. */
  can_undo: z.boolean(),
});
export type ImportEntry = z.output<typeof importEntry>;

/** One row of a file as it would be recorded. */
const importReading = z.object({
  date: z.nullable(z.iso.date()),
  /** Negative for money that went out. `null` if it is unclear. */
  amount: z.nullable(money),
  /** The currency of the row, if it is not that of the books: such a row is refused. */
  currency: z.optional(z.string()),
  giver: z.nullable(z.string()),
  purpose: z.nullable(z.string()),
});
export type ImportReading = z.output<typeof importReading>;

/**
 * The kinds of open questions. `columns` asks about money and parties at once; `type` and `status` about a word of
 * PayPal; `kind` about rows of a statement in a language without lists of words.
 */
export const importQuestions = [
  'encoding',
  'header',
  'date',
  'day',
  'year',
  'decimal',
  'currency',
  'money',
  'parties',
  'columns',
  'type',
  'status',
  'kind',
] as const;

const importQuestion = z.object({
  kind: z.enum(importQuestions),
  /** The row by which the answers are told apart, and what it says there. */
  line: z.number(),
  text: z.string(),
  /** The columns of each answer, and how the row is read then. The likelier first. */
  answers: z.array(z.object({ columns: someColumns, text: z.string(), reading: importReading })),
  /** The index of the chosen answer. */
  chosen: z.nullable(z.number()),
});
export type ImportQuestion = z.output<typeof importQuestion>;

/** What a cell of the first rows should be. A giver or purpose that the file lacks is `null`. */
export const cellCorrection = z.discriminatedUnion('cell', [
  z.object({ cell: z.literal('date'), value: z.iso.date() }),
  /** Negative for money that went out. */
  z.object({ cell: z.literal('amount'), value: money }),
  z.object({ cell: z.enum(['giver', 'purpose']), value: z.nullable(z.string()) }),
]);
export type CellCorrection = z.output<typeof cellCorrection>;

/** A way to read a file that explains a correction. */
export const readingProposal = z.object({
  /** What differs from the present reading. */
  columns: someColumns,
  /** The corrected row as it is read now, and as it would be. */
  before: importReading,
  after: importReading,
  /** Rows that would be read differently, and those of them whose day or amount could not be read any more. */
  changed: z.number(),
  unread: z.number(),
});
export type ReadingProposal = z.output<typeof readingProposal>;

/** The detected facts about an uploaded file. */
export const uploadedImport = z.object({
  id: z.number(),
  file_name: z.string(),
  kind: z.enum(['paypal', 'stripe', 'benevity', 'bank', 'camt', 'mt940']),
  encoding: z.string(),
  /** The character between columns. Empty for XML. */
  delimiter: z.string(),
  decimal: z.enum(decimalMarks),
  headers: z.array(z.string()),
  /** The first rows, to recognize the columns by. */
  sample: z.array(z.array(z.string())),
  rows: z.number(),
  /** The columns of a bank statement in CSV, guessed or remembered. `null` for other files. */
  columns: z.nullable(someColumns),
  /** The open questions of the file. */
  questions: z.array(importQuestion),
  /** The rows of one page as they would be recorded. Empty while a column is unknown. */
  readings: z.array(
    z.extend(importReading, {
      line: z.number(),
      /** The different texts of the row, among which its giver and purpose are chosen. */
      texts: z.array(z.string()),
    }),
  ),
  /** The first lines, among which the one with the names of the columns is chosen. */
  first_lines: z.array(z.object({ line: z.number(), text: z.string() })),
  /** Whether the columns were mapped for an earlier file. */
  is_remembered: z.boolean(),
  /** The campaigns to choose from. */
  campaigns: z.array(z.object({ id: z.number(), title: z.string() })),
});
export type UploadedImport = z.output<typeof uploadedImport>;

/** The outcome of a row. */
export const importOutcomes = ['new', 'changed', 'suspected', 'known', 'ignored', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** A row of a preview. */
export const importRow = z.object({
  line: z.number(),
  outcome: z.enum(importOutcomes),
  /** Why, or what to know about it. */
  note: z.nullable(z.string()),
  date: z.nullable(z.iso.date()),
  amount: z.nullable(money),
  /** The currency of the amount, if it is not that of the books: such a row is refused. */
  currency: z.optional(z.string()),
  giver: z.nullable(z.string()),
  /** What the payer wrote. */
  purpose: z.nullable(z.string()),
  /** What a row adds to the totals, unless it waits, and a suspected or left out one once it is recorded. */
  adds: z.optional(z.object(totals)),
  /** The gift in the books that a suspected row may be. */
  like: z.nullable(
    z.object({
      id: z.number(),
      date: z.iso.date(),
      amount: money,
      giver: z.nullable(z.string()),
      method: z.string(),
    }),
  ),
  /** The gifts that a payment that came back may return, the likeliest first, if there are several. */
  candidates: z.optional(
    z.array(
      z.object({
        /** Names the gift in a decision. */
        of: z.string(),
        /** The number of the gift in the books, or the line of the gift in the file. */
        id: z.optional(rowId),
        line: z.optional(z.number()),
        date: z.iso.date(),
        /** What came back of it. */
        amount: money,
        giver: z.nullable(z.string()),
        cause: z.string(),
      }),
    ),
  ),
  /**
   * Whether a row is ignored only because it, or one like it, was left out of an earlier import: it may be recorded.
   */
  was_left_out: z.optional(z.boolean()),
  /** The payment provider whose payout a suspected row may be: all of them are left out with one. */
  payout: z.optional(z.string()),
  /** How the desk calls what is left out with such a row, such as `Payouts of Stripe`. */
  kind: z.optional(z.string()),
  /** Whether a suspected row waits only because nothing says that its payer gives. */
  new_payer: z.optional(z.boolean()),
  /** Whether it repeats another row of its file. */
  repeats: z.optional(z.boolean()),
  /** The payer of a suspected or new row whose payments may be left out together. */
  payer: z.optional(z.string()),
  /**
   * The day of a standing order that a suspected row pays, if it is no further gift. `complete` says that it pays this
   * day.
   */
  plan: z.optional(z.object({ due: z.iso.date() })),
  /** The sum of the open pledges whose references a suspected row has, and what it may do to them. */
  pledges: z.optional(
    z.object({
      amount: money,
      choices: z.array(z.object({ outcome: z.enum(pledgeOutcomes), entries: z.array(giftEntry) })),
    }),
  ),
  /** The pledges that it pays or may pay and another row may pay too, of which one at least waits for a decision. */
  shared_pledges: z.optional(z.array(rowId)),
  /** Whether it completes such a pledge whatever another row leaves open, because the pledge is of a standing order. */
  any_amount: z.optional(z.boolean()),
});
export type ImportRow = z.output<typeof importRow>;

/** A row of an imported file that waits for a decision. Its `line` is its own number, by which it is decided about. */
export const waitingRow = z.extend(importRow, {
  /** Where the row was. */
  file: z.object({ name: z.string(), line: z.number() }),
});
export type WaitingRow = z.output<typeof waitingRow>;

/** The outcome of an import before it is made. */
export const importPreview = z.object({
  counts: z.record(z.enum(importOutcomes), z.number()),
  ...totals,
  /** The first rows of each outcome. */
  rows: z.array(importRow),
});
export type ImportPreview = z.output<typeof importPreview>;

const lines = z.array(rowId).check(z.maxLength(importLimits.decisions));

const rowDecisions = {
  /** Lines of suspected or left out rows that are recorded, such as separate gifts. */
  separate_lines: lines,
  /** Lines of suspected or new rows that are not recorded. Later imports leave them out too. */
  left_out_lines: z.optional(lines),
  /** Lines of such rows that are left out alone: other payouts of their provider are still asked about. */
  left_out_alone: z.optional(lines),
  /** Lines of rows that are not recorded, and neither are all others of their payers, later ones included. */
  left_out_payers: z.optional(lines),
  /** The gifts of payments that came back, where there are several candidates. */
  returns: z.optional(
    z
      .array(z.object({ line: rowId, of: z.string().check(z.maxLength(300)) }))
      .check(z.maxLength(importLimits.decisions)),
  ),
  /** What payments do to the pledges whose references they have. Other suspected rows wait for a decision. */
  pledges: z.optional(
    z.array(z.object({ line: rowId, outcome: z.enum(pledgeOutcomes) })).check(z.maxLength(importLimits.decisions)),
  ),
};

/** What somebody has decided about rows, by line. */
export const rowChoices = z.object(rowDecisions);
export type RowChoices = z.output<typeof rowChoices>;

/** A payer, or a payment provider with its payouts, that is left out of all files since somebody decided that. */
export const leftOutEntry = z.object({
  kind: z.enum(['payer', 'payout']),
  name: z.string().check(z.maxLength(importLimits.payer)),
  /** How the desk calls it. */
  text: z.string(),
});
export type LeftOutEntry = z.output<typeof leftOutEntry>;

/** How an uploaded file is imported. */
export const importChoices = z.object({
  /** `null` for files that leave nothing open. */
  columns: z.nullable(someColumns),
  /** The campaign of rows that do not name one. */
  campaign_id: z.nullable(rowId),
  ...rowDecisions,
  /** Whether the givers of the new gifts get a mail that thanks them. */
  thank: z.optional(z.boolean()),
});
export type ImportChoices = z.output<typeof importChoices>;
