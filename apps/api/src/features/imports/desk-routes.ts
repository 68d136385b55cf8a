import { deskCalls, type ImportChoices, importLimits, type ImportPreview } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { route } from '../../platform/http/route.ts';
import { withKnownBank } from './known-bank.ts';
import { listImports } from './list-imports.ts';
import {
  importGifts,
  type ImportResult,
  outcomeCounts,
  previewImport,
  printedTotals,
} from './planning/import-gifts.ts';
import { askAgain, leaveOutAgain, listLeftOut } from './planning/left-out.ts';
import { choicesOf, shownRows } from './shown-rows.ts';
import { undoImport } from './undo-import.ts';
import { discardUpload, explainCell, readGifts, readUpload, rememberColumns, uploadImport } from './uploaded-file.ts';
import { decideRows, listWaiting, reopenRows } from './waiting-rows.ts';

/** Registers the desk's calls for imports. */
export function importDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.importList, ({ query }) => listImports(database, query));
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
  importRunRoutes(app, desk);
  waitingRowRoutes(app, desk);
}

function importRunRoutes(app: FastifyInstance, { contextOf, database }: DeskServices): void {
  route(app, deskCalls.previewImport, async ({ body, params: { id }, session }) => {
    const context = contextOf(session);
    const { rows } = await readGifts(context, id, await withKnownBank(database, body.columns));
    return shownPreview(database, await previewImport(context, rows, optionsOf(body)));
  });
  route(app, deskCalls.runImport, async ({ body, params: { id }, progress, session }) => {
    const context = contextOf(session);
    const columns = await withKnownBank(database, body.columns);
    const { fileName, kind, rows, ...format } = await readGifts(context, id, columns);
    const source = columns?.bank ?? kind;
    const options = { ...optionsOf(body), fileName, source, uploadId: id, onProgress: progress };
    const result = await importGifts(context, rows, options);
    if (columns) await rememberColumns(context, id, format, columns);
    const { report, thanked } = result;
    const unrecorded = report.filter(({ outcome }) => outcome === 'refused' || outcome === 'ignored');
    return {
      counts: outcomeCounts(report),
      unrecorded: await shownRows(database, firstOfEach(unrecorded, importLimits.unrecordedRows)),
      thanked,
      ...printedTotals(result),
    };
  });
  route(app, deskCalls.undoImport, async ({ params: { id }, session }) => {
    const { removed, reopened } = await undoImport(contextOf(session), id);
    const sentences = [
      words.undone({ count: removed }),
      ...(reopened > 0 ? [words.reopened({ count: reopened })] : []),
    ];
    return { message: sentences.join(' ') };
  });
}

function waitingRowRoutes(app: FastifyInstance, { contextOf, database }: DeskServices): void {
  route(app, deskCalls.leftOutList, async () => ({ entries: await listLeftOut(database) }));
  route(app, deskCalls.askAgain, ({ body, session }) => askAgain(contextOf(session), body));
  route(app, deskCalls.leaveOutAgain, async ({ body, session }) => {
    await leaveOutAgain(contextOf(session), body);
    return {};
  });
  route(app, deskCalls.waitingRows, ({ session }) => listWaiting(contextOf(session)));
  route(app, deskCalls.decideRows, ({ body, session }) => decideRows(contextOf(session), body));
  route(app, deskCalls.reopenRows, async ({ body, session }) => {
    await reopenRows(contextOf(session), body.imports);
    return {};
  });
}

const optionsOf = ({ campaign_id: campaignId, thank, ...choices }: ImportChoices) => ({
  ...choicesOf(choices),
  campaignId: campaignId ?? undefined,
  thank,
});

async function shownPreview(database: Database, { report, ...totals }: ImportResult): Promise<ImportPreview> {
  return {
    counts: outcomeCounts(report),
    ...printedTotals(totals),
    rows: await shownRows(database, firstOfEach(report, importLimits.shownRows)),
  };
}

/** Returns the first rows of each outcome. Those that may be recorded after all come first. */
const firstOfEach = (report: ImportResult['report'], count: number) =>
  [...Map.groupBy(report, ({ outcome }) => outcome).values()].flatMap((group) =>
    group.toSorted((one, other) => Number(other.wasLeftOut ?? false) - Number(one.wasLeftOut ?? false)).slice(0, count),
  );
