import { importLimits, type RowChoices, taskLimit, type WaitingRow } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';

import { type ActionContext, ActionError } from '../../actions/action.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import type { Database } from '../../database/schema.ts';
import type { FileRow } from './formats/read-file.ts';
import { importGifts } from './planning/import-gifts.ts';
import { isOf, nothingLeftOut, withLines } from './planning/left-out.ts';
import { withOrigin } from './planning/origin.ts';
import { planImport } from './planning/plan-import.ts';
import { readStored } from './planning/stored-row.ts';
import { openRows } from './planning/undecided-rows.ts';
import { choicesOf, shownRows } from './shown-rows.ts';
import { undoImport } from './undo-import.ts';

async function readRows(database: Database, ids: ReturnType<typeof openRows>) {
  const rows = await database
    .selectFrom('waiting_rows')
    .innerJoin('imports', 'imports.id', 'import_id')
    .select(['waiting_rows.id', 'waiting_rows.content', 'number', 'import_id', 'file_name', 'source'])
    .where('waiting_rows.id', 'in', ids)
    .orderBy('waiting_rows.id')
    .execute();
  return rows.map(({ content, id, number, ...file }) => {
    const { campaignId, row } = readStored({ content, number });
    return { ...file, id, campaignId, row: { ...withOrigin(row), line: id }, line: row.line };
  });
}

/** Says of rows that wait what may become of them. */
async function reportOf(
  context: Pick<ActionContext, 'database' | 'now' | 'timeZone'>,
  waiting: ReadonlyArray<{ row: FileRow }>,
) {
  const rows = waiting.map(({ row }) => row);
  const { report } = await planImport(context.database, context, rows, {
    areWaiting: true,
    separate: new Set(),
  });
  return report;
}

/** Returns the first rows that wait, as the books are now, with what may become of them. */
export async function listWaiting(
  context: Pick<ActionContext, 'database' | 'now' | 'timeZone'>,
): Promise<{ rows: WaitingRow[]; count: number }> {
  const { database } = context;
  const first = openRows(database).orderBy('id').limit(importLimits.shownRows);
  const rows = await readRows(database, first);
  const report = await reportOf(context, rows);
  const shown = await shownRows(database, report);
  return {
    count: await countUpTo(database, openRows(database), taskLimit),
    rows: shown.map((row, index) => ({
      ...row,
      file: { name: rows[index]?.file_name ?? '', line: rows[index]?.line ?? 0 },
    })),
  };
}

/**
 * Records or leaves out rows that wait: those of each file as an import. Returns the imports. 409 if nothing is left to
 * decide.
 */
export async function decideRows(context: ActionContext, choices: RowChoices): Promise<{ imports: number[] }> {
  const { database } = context;
  const { leftOut: chosen, leftOutPayers, ...decided } = choicesOf(choices);
  const { leftOutAlone, pledges, returns, separate } = decided;
  const waiting = await readRows(database, openRows(database));
  // All payouts of a provider, and all payments of a payer, are left out with one of them, as in later files.
  const { payers, payouts } = withLines(
    nothingLeftOut,
    waiting.map(({ row }) => row),
    { leftOut: chosen, leftOutAlone, leftOutPayers },
  );
  const isAlike = (row: FileRow) => payouts.has(row.gift?.payout ?? '') || isOf(payers, row);
  const isSkipped = ({ id, row }: (typeof waiting)[number]) => chosen.has(id) || (isAlike(row) && !separate.has(id));
  const leftOut = new Set(waiting.filter(isSkipped).map(({ id }) => id));
  const ofPayers = waiting.filter((each) => leftOut.has(each.id) && isOf(payers, each.row));
  const allOfPayers = new Set(ofPayers.map(({ id }) => id));
  const rows = waiting.filter(
    ({ id }) => leftOut.has(id) || [separate, pledges, returns].some((decisions) => decisions.has(id)),
  );
  // The rows of one file may pay what those of another one named.
  const report = pledges.size > 1 ? await reportOf(context, waiting) : [];
  const named = report.length > 0 ? new Map(report.map(({ line, pledgeIds: [id = 0] = [] }) => [line, id])) : undefined;
  const imports: number[] = [];
  for (const own of Map.groupBy(rows, (row) => row.import_id).values()) {
    const [{ campaignId, file_name: fileName, source } = missing()] = own;
    const { id } = await importGifts(
      context,
      own.map(({ row }) => row),
      { campaignId, fileName, leftOut, leftOutPayers: allOfPayers, named, source, ...decided },
    );
    if (id !== undefined) imports.push(id);
  }
  if (imports.length > 0) return { imports };
  throw new ActionError(words.rowsDecided, { status: 409 });
}

const missing = () => {
  throw new Error('a group has a row');
};

/** Undoes `decideRows`: the rows wait again. */
export async function reopenRows(context: ActionContext, imports: readonly number[]): Promise<void> {
  for (const id of imports) {
    const decided = await context.database
      .selectFrom('waiting_rows')
      .select('id')
      .where('decided_by', '=', id)
      .executeTakeFirst();
    if (!decided) throw new ActionError(words.rowsReopened, { status: 409 });
    await undoImport(context, id);
  }
}
