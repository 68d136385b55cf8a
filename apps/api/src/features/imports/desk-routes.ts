import { fromCents } from '@hearthlight/domain';
import {
  deskCalls,
  type ImportChoices,
  importLimits,
  type ImportPreview,
  may,
} from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { route } from '../../platform/http/route.ts';
import { entryDescriber } from '../gifts/shown-entries.ts';
import {
  importGifts,
  type ImportResult,
  outcomeCounts,
  previewImport,
  printedTotals,
} from './import-gifts.ts';
import { listImports } from './import-list.ts';
import type { ImportedRow } from './imported-row.ts';
import { withKnownBank } from './known-bank.ts';
import { undoImport } from './undo-import.ts';
import {
  discardUpload,
  explainCell,
  readGifts,
  readUpload,
  rememberColumns,
  uploadImport,
} from './uploaded-file.ts';

/** Registers the desk's calls for imports. */
export function importDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.importList, ({ query, session }) =>
    listImports(database, { ...query, names: may(session.staff.role, 'donors.read') }),
  );
  route(app, deskCalls.uploadImport, ({ body, headers, session }) =>
    uploadImport(contextOf(session), body, headers['x-file-name'] ?? ''),
  );
  route(app, deskCalls.readUpload, ({ params: { id }, session }) => readUpload(contextOf(session), id));
  route(app, deskCalls.answerUpload, ({ body, params: { id }, session }) =>
    readUpload(contextOf(session), id, { known: body.columns, page: body.page }),
  );
  route(app, deskCalls.explainCorrection, async ({ body, params: { id }, session }) => ({
    proposals: await explainCell(contextOf(session), id, body),
  }));
  route(app, deskCalls.discardUpload, async ({ params: { id }, session }) => {
    await discardUpload(contextOf(session), id);
    return { message: words.discarded };
  });
  route(app, deskCalls.previewImport, async ({ body, params: { id }, session }) => {
    const context = contextOf(session);
    const { rows } = await readGifts(context, id, await withKnownBank(database, body.columns));
    return shownPreview(database, await previewImport(context, rows, optionsOf(body)));
  });
  route(app, deskCalls.runImport, async ({ body, params: { id }, progress, session }) => {
    const context = contextOf(session);
    const columns = await withKnownBank(database, body.columns);
    const { fileName, kind, rows, shape } = await readGifts(context, id, columns);
    const source = columns?.bank ?? kind;
    const options = { ...optionsOf(body), fileName, source, uploadId: id, onProgress: progress };
    const result = await importGifts(context, rows, options);
    if (columns) await rememberColumns(context, shape, columns);
    const { report, thanked } = result;
    return { counts: outcomeCounts(report), thanked, ...printedTotals(result) };
  });
  route(app, deskCalls.undoImport, async ({ params: { id }, session }) => {
    const { removed } = await undoImport(contextOf(session), id);
    return { message: words.undone({ count: removed }) };
  });
}

const optionsOf = ({
  campaign_id: campaignId,
  left_out_lines: leftOut,
  pledges = [],
  separate_lines: lines,
  thank,
}: ImportChoices) => ({
  campaignId: campaignId ?? undefined,
  leftOut: new Set(leftOut),
  pledges: new Map(pledges.map(({ line, outcome }) => [line, outcome])),
  separate: new Set(lines),
  thank,
});

async function shownPreview(database: Database, { report, ...totals }: ImportResult): Promise<ImportPreview> {
  const shown = Map.groupBy(report, ({ outcome }) => outcome);
  const rows = [...shown.values()].flatMap((group) => group.slice(0, importLimits.shownRows));
  const choices = rows.flatMap(({ pledges }) => pledges?.choices ?? []);
  const describe = await entryDescriber(
    database,
    choices.flatMap(({ entries }) => entries),
  );
  return {
    counts: outcomeCounts(report),
    ...printedTotals(totals),
    rows: rows.map((row) => shownRow(row, describe)),
  };
}

const shownRow = (
  { adds, amount, date, giver, like, line, note, outcome, plan, pledges, purpose }: ImportedRow,
  describe: Awaited<ReturnType<typeof entryDescriber>>,
) => ({
  line,
  outcome,
  note: note ?? null,
  date: date ?? null,
  amount: amount ?? null,
  giver: giver ?? null,
  purpose: purpose ?? null,
  ...(adds && (outcome === 'new' || outcome === 'suspected') && { adds: printedTotals(adds) }),
  like: like
    ? {
        id: like.id,
        date: like.date,
        amount: fromCents(like.amountCents),
        giver: like.giver,
        method: like.method,
      }
    : null,
  ...(plan && { plan }),
  ...(pledges && {
    pledges: {
      amount: fromCents(pledges.cents),
      choices: pledges.choices.map(({ entries, outcome: each }) => ({
        outcome: each,
        entries: describe(entries),
      })),
    },
  }),
});
