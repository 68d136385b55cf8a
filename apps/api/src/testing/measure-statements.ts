import { setFormats, usEnglish } from '@hearthlight/domain';
import type { SomeColumns } from '@hearthlight/domain/desk';
import { formatsOf } from '@hearthlight/domain/formats-of';

import { type FileRow, readGiftRows, readImportTable, understandFile } from '../features/imports/formats/read-file.ts';
import type { MadeStatement } from './statements.ts';

/** How a statement was read. Answers are those of somebody who knows what is right. */
export type Outcome =
  | 'right without a question'
  | 'right after at most two answers'
  | 'right after more answers'
  | 'wrong without a question'
  | 'wrong after answers'
  | 'refused';

const today = '2026-11-28';
const mostAnswers = 2;

/** Reads a statement, answers its questions and compares what would be recorded with what is right. */
export async function measureStatement(statement: MadeStatement): Promise<Outcome> {
  setFormats(() => formatsOf('en', statement.currency, statement.timeZone));
  try {
    const { answers, rows } = await readAnswered(statement);
    if (!isRight(rows, statement)) return answers === 0 ? 'wrong without a question' : 'wrong after answers';
    if (answers === 0) return 'right without a question';
    return answers <= mostAnswers ? 'right after at most two answers' : 'right after more answers';
  } catch (error) {
    if (process.env['DEBUG_STATEMENTS']) console.log(statement.name, error);
    return 'refused';
  } finally {
    setFormats(() => usEnglish);
  }
}

/**
 * Reads a statement and answers one question after the other, each time as the rows come closest to what is right.
 * `told` is known before.
 */
export async function readAnswered(
  statement: MadeStatement,
  told: SomeColumns = {},
): Promise<{ answers: number; rows: FileRow[] }> {
  let known = told;
  for (let answers = 0; ; answers += 1) {
    const { columns, questions, table } = await read(statement, known);
    const open = questions.find(({ chosen }) => chosen === null);
    if (!open) return { answers, rows: await rowsOf(statement, table, columns) };
    const tried = await Promise.all(
      open.answers.map(async (answer) => {
        const next = { ...known, ...answer.columns };
        const again = await read(statement, next);
        const rows = await rowsOf(statement, again.table, { ...again.likely, ...next });
        return { next, score: scoreOf(rows, statement) };
      }),
    );
    known = tried.reduce((best, each) => (each.score > best.score ? each : best)).next;
  }
}

async function read({ bytes, timeZone }: MadeStatement, known: SomeColumns) {
  const hints = { known, timeZone, today };
  const table = await readImportTable(bytes, hints);
  return { table, ...understandFile(table, hints) };
}

const rowsOf = (
  { timeZone }: MadeStatement,
  table: Awaited<ReturnType<typeof readImportTable>>,
  columns: SomeColumns,
) => readGiftRows(table, { columns, timeZone });

const isGift = ({ gift }: FileRow) => gift !== undefined && (gift.doubt ?? gift.payerDoubt) === undefined;

/** Counts what is right about the rows: each day, amount, giver and purpose. */
function scoreOf(rows: readonly FileRow[], { gifts }: MadeStatement): number {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const found = gifts.map(({ cents, day, line, payee, text }) => {
    const gift = byLine.get(line)?.gift;
    if (!gift) return 0;
    const parts = [
      gift.date === day,
      gift.amountCents === cents,
      gift.name === payee,
      gift.payment?.text === (text ?? ''),
    ];
    return parts.filter(Boolean).length;
  });
  const surplus = rows.filter(isGift).length - gifts.length;
  return found.reduce((sum, each) => sum + each, 0) - Math.max(0, surplus);
}

/** Whether the gifts are those of the statement, with their givers and purposes as far as it has them. */
function isRight(rows: readonly FileRow[], { gifts }: MadeStatement): boolean {
  const found = rows.filter(isGift);
  const byLine = new Map(found.map(({ gift, line }) => [line, gift]));
  return (
    found.length === gifts.length &&
    gifts.every(({ cents, day, line, payee, text }) => {
      const gift = byLine.get(line);
      const isSame = gift?.date === day && gift.amountCents === cents;
      const hasName = payee === undefined || gift?.name === payee;
      return isSame && hasName && (text === undefined || gift?.payment?.text === text);
    })
  );
}
