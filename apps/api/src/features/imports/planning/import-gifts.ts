import { fromCents } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { importFile as words } from '@hearthlight/words/import-file';
import type { Insertable } from 'kysely';

import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../../actions/action.ts';
import type { Database, Schema } from '../../../database/schema.ts';
import { changeBooks } from '../../books/entries.ts';
import { giveToNewDonors } from '../../books/give-gifts.ts';
import { keepReceipts } from '../../books/keep-receipts.ts';
import { todayOf } from '../../books/requirements.ts';
import { thankGivers } from '../../gifts/gift-mails.ts';
import { clearPaidPlans } from '../../plans/check-plans.ts';
import type { FileRow } from '../formats/read-file.ts';
import { campaignFinder } from './find-campaign.ts';
import type { ChosenReturns, ImportedRow, NamedPledges, PledgeDecisions, SeparateLines } from './imported-row.ts';
import { type LeftOutLines, payersLeftOut } from './left-out.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { giftsOfImport, recordPlan } from './record-plan.ts';
import { countRecorded, keepDecisions, withWaitingNotes } from './undecided-rows.ts';

/** Options of an import. */
export interface ImportOptions extends ChangeOptions, LeftOutLines {
  /** The campaign of rows that do not name one. */
  campaignId?: number | undefined;
  /** The suspected duplicates that are gifts of their own. Without it, an import with suspected ones is refused. */
  separate?: SeparateLines | undefined;
  /** What payments for several pledges, or of another sum than pledged, do to them. Without it, they are suspected. */
  pledges?: PledgeDecisions;
  named?: NamedPledges | undefined;
  /** The gifts of payments that came back, where somebody chose among several. */
  returns?: ChosenReturns | undefined;
  /** Where the file is from: `paypal`, `stripe`, or the short name of a bank. */
  source?: string | undefined;
  fileName?: string | undefined;
  /** The uploaded file in the desk. */
  uploadId?: number | undefined;
  /** Whether the givers get a mail that thanks them. */
  thank?: boolean | undefined;
  /** Called while gifts are recorded. */
  onProgress?: ((done: number, total: number) => Promise<void>) | undefined;
}

/** The report of an import and its totals, in cents. */
export interface ImportResult extends ImportTotals {
  /** The number of the import. `undefined` for a preview, and if nothing was new. */
  id: number | undefined;
  report: ImportedRow[];
  /** The number of thank-you mails that were queued. */
  thanked: number;
}

/** Says what an import would do. Changes nothing. */
export async function previewImport(
  context: ActionContext,
  rows: readonly FileRow[],
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { database } = context;
  const plan = await planImport(database, context, rows, options);
  const campaignOf = await campaignFinder(database, options.campaignId);
  for (const { gift } of plan.fresh) if (gift) campaignOf(gift);
  return { id: undefined, report: await withWaitingNotes(database, plan), thanked: 0, ...totalsOf(plan) };
}

/**
 * Records the new gifts of a file, and what it says about known ones, in one transaction. A gift belongs to the
 * campaign named in its row, otherwise to `campaignId`.
 */
export async function importGifts(
  context: ActionContext,
  rows: readonly FileRow[],
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { dryRun = false, onProgress, separate } = options;
  const { givers, ...result } = await audited(
    context,
    'gift import',
    async (database) => {
      await changeBooks(database);
      const plan = await planImport(database, context, rows, options);
      if (separate === undefined) requireNoSuspects(plan.report);
      const isUnchanged = !hasChanges(plan) && options.uploadId === undefined;
      const importId = await storeImport(database, context, plan, options);
      await keepDecisions(database, importId, { ...plan, campaignId: options.campaignId });
      const change = { at: context.now(), actor: context.actor, reason: programText('imported'), importId };
      const givers = await recordPlan(database, plan, {
        ...change,
        campaignOf: await campaignFinder(database, options.campaignId),
        onProgress: async (done) => onProgress?.(done, plan.fresh.length),
      });
      await countRecorded(database, importId, 1);
      await clearPaidPlans(database, context, importId);
      await keepReceipts(database, await giftsOfImport(database, importId), todayOf(context));
      const thanked = options.thank ? await thankGivers(context, database, importId) : 0;
      const id = isUnchanged || dryRun ? undefined : importId;
      return {
        subject: { kind: 'import', id: importId },
        detail: countsOf(plan.report),
        including: payersLeftOut(importId, plan.leftOut.payers),
        isUnchanged,
        result: { givers, id, report: plan.report, thanked, ...totalsOf(plan) },
      };
    },
    { dryRun },
  );
  await giveToNewDonors(context.database, givers);
  return result;
}

const hasChanges = ({ changed, fresh, leftOut }: ImportPlan) =>
  [changed, fresh, leftOut.payers, leftOut.payouts, leftOut.rows].some(({ length }) => length > 0);

/** Stores the totals of an import. An uploaded file is imported once, however often somebody asks for it. */
async function storeImport(
  database: Database,
  { actor, now }: ActionContext,
  plan: ImportPlan,
  { fileName = '', source = 'file', uploadId }: ImportOptions,
): Promise<number> {
  const { feeCents, grossCents, returnedCents } = totalsOf(plan);
  const made = { state: 'imported' as const, imported_at: now(), imported_by: actor, content: null, source };
  const sums = { gross_cents: grossCents, returned_cents: returnedCents, fee_cents: feeCents };
  const values = { ...made, ...rowCounts(plan.report), ...sums };
  if (uploadId === undefined) {
    const uploaded = { uploaded_at: now(), uploaded_by: actor, file_name: fileName };
    const { id } = await database
      .insertInto('imports')
      .values({ ...values, ...uploaded })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const stored = await database
    .updateTable('imports')
    .set(values)
    .where('id', '=', uploadId)
    .where('state', '=', 'uploaded')
    .returning('id')
    .executeTakeFirst();
  if (stored) return stored.id;
  throw new ActionError(words.alreadyImported, { status: 409 });
}

type Counts = Pick<
  Insertable<Schema['imports']>,
  'new_rows' | 'changed_rows' | 'known_rows' | 'other_rows' | 'refused_rows'
>;

function rowCounts(report: readonly ImportedRow[]): Counts {
  const counts = outcomeCounts(report);
  return {
    new_rows: counts.new,
    changed_rows: counts.changed,
    known_rows: counts.known,
    other_rows: counts.ignored + counts.suspected,
    refused_rows: counts.refused,
  };
}

/** Counts rows by outcome. */
export function outcomeCounts(report: readonly ImportedRow[]): Record<ImportedRow['outcome'], number> {
  const counts = { new: 0, changed: 0, suspected: 0, known: 0, ignored: 0, refused: 0 };
  for (const { outcome } of report) counts[outcome] += 1;
  return counts;
}

/** Sums in cents. */
interface ImportTotals {
  /** New gifts that count, before anything was returned. */
  grossCents: number;
  /** The sum returned to givers, less the sum that came back after disputes. */
  returnedCents: number;
  /** The fees that payment providers kept. */
  feeCents: number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function totalsOf({ changed, fresh }: ImportPlan): ImportTotals {
  const arrived = changed.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'completed');
  const moved = [...fresh, ...changed]
    .flatMap(({ entries }) => entries)
    .filter(({ kind }) => kind === 'refunded' || kind === 'corrected');
  const counted = fresh.filter(({ status }) => status === 'completed' || status === 'refunded');
  return {
    grossCents: sum([...counted.map(({ gift }) => gift?.amountCents ?? 0), ...arrived.map(({ cents }) => cents)]),
    returnedCents: 0 - sum(moved.map(({ cents }) => cents)),
    feeCents: sum([...fresh, ...changed].map(({ feeCents, known }) => feeCents - (known?.fee_cents ?? 0))),
  };
}

function requireNoSuspects(report: readonly ImportedRow[]): void {
  const suspected = report.filter(({ outcome }) => outcome === 'suspected');
  if (suspected.length === 0) return;
  const lines = suspected.map(({ line }) => line).join(', ');
  const sentences = [
    `Nothing was imported: ${suspected.length === 1 ? 'line' : 'lines'} ${lines} may repeat or return gifts of the books or of this file. Add “--duplicates record” to record each of them, or “--duplicates skip” to leave them out.`,
    ...(suspected.some(({ pledges }) => pledges)
      ? [
          'Some are of another sum than pledged: “--pledges complete” completes the pledges with what came, “--pledges split” keeps a rest open and records a surplus as another gift.',
        ]
      : []),
  ];
  throw new ActionError(sentences.join(' '));
}

/** Counts rows by outcome, such as `3 new, 1 changed, 1 known, 0 suspected, 2 not gifts, 0 refused`. */
export function countsOf(report: readonly ImportedRow[]): string {
  const { changed, ignored, known, new: fresh, refused, suspected } = outcomeCounts(report);
  return programText('importCounts', { fresh, changed, known, suspected, ignored, refused });
}

/** Returns the totals in the currency's major unit. */
export const printedTotals = ({ feeCents, grossCents, returnedCents }: ImportTotals) => ({
  gross: fromCents(grossCents),
  returned: fromCents(returnedCents),
  fees: fromCents(feeCents),
});
