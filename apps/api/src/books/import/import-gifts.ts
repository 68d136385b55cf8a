import { formatMoney, fromCents } from '@hearthlight/domain';

import type { Database, GiftStatus } from '../../database/schema.ts';
import { type ActionContext, ActionError, audited, type ChangeOptions } from '../../staff/action.ts';
import { type GiftColumns, insertGifts, changeBooks } from '../entries.ts';
import { giveToNewDonors } from '../give-gifts.ts';
import { giverColumns } from '../giver.ts';
import { lastClosedMonth } from '../ledger/close-month.ts';
import { todayOf } from '../requirements.ts';
import type { ImportedGift, Returned } from './imported-gift.ts';
import type { FileRow } from './read-file.ts';

/** The outcome of a row. */
export interface ImportedRow {
  line: number;
  /** Ignored rows are not gifts, such as fees and withdrawals. Refused rows may be gifts but were not recorded. */
  outcome: 'new' | 'known' | 'ignored' | 'refused';
  /** Why a row was not recorded, how a known gift differs, or a warning about a new gift. */
  note: string | undefined;
  date: string | undefined;
  /** In the currency's major unit. */
  amount: number | undefined;
  giver: string | undefined;
}

interface KnownGift {
  id: number | undefined;
  payment_status: GiftStatus;
  amount_cents: number;
}

/** Options of an import. */
export interface ImportOptions extends ChangeOptions {
  /** The campaign of rows that do not name one. */
  campaignId?: number | undefined;
  /** What to do with a row without a number that equals an earlier one. By default, an error. */
  duplicates?: 'record' | 'skip' | undefined;
}

/**
 * Records the new gifts of a file in one transaction. Known gifts stay unchanged. A gift belongs to the campaign named
 * in its row, otherwise to `campaignId`. Returns the outcome of each row.
 */
export async function importGifts(
  context: ActionContext,
  rows: readonly FileRow[],
  { campaignId, duplicates, ...options }: ImportOptions = {},
): Promise<ImportedRow[]> {
  const { givers, report } = await audited(
    context,
    'donation import',
    async (database) => {
      await changeBooks(database);
      const campaigns = await campaignsByTitle(database);
      if (campaignId !== undefined && ![...campaigns.values()].flat().includes(campaignId)) {
        throw new ActionError(`There is no campaign ${campaignId}; “campaign list” shows all.`);
      }
      const { gifts, report } = sortRows(rows, {
        duplicates,
        known: await knownGifts(database, rows),
        closed: await lastClosedMonth(database),
        today: todayOf(context),
        timeZone: context.timeZone,
      });
      const givers = await giverColumns(database, gifts);
      const columns = gifts.map((gift, index): GiftColumns => ({
        ...(givers[index] ?? missingGiver()),
        ...giftColumns(gift),
        campaign_id: campaignOf(gift, campaigns) ?? campaignId ?? null,
      }));
      await insertGifts(database, columns, { at: context.now(), actor: context.actor, reason: 'imported' });
      return {
        subject: 'donations',
        detail: countsOf(report),
        isUnchanged: gifts.length === 0,
        result: { givers, report },
      };
    },
    options,
  );
  await giveToNewDonors(context.database, givers);
  return report;
}

const giftColumns = ({ amountCents, cause, date, externalId, method, status }: ImportedGift) => ({
  date,
  amount_cents: amountCents,
  cause,
  payment_method: method,
  payment_status: status,
  external_id: externalId,
});

/** Returns the campaign that a gift names, if any. Throws an `ActionError` when several have that title. */
function campaignOf({ titles }: ImportedGift, campaigns: CampaignsByTitle): number | undefined {
  for (const title of titles) {
    const [id, ...others] = campaigns.get(folded(title)) ?? [];
    if (others.length > 0) throw new ActionError(sameTitle(title, [id, ...others]));
    if (id !== undefined) return id;
  }
  return undefined;
}

const sameTitle = (title: string, ids: readonly unknown[]) =>
  `Nothing was imported: campaigns ${ids.join(' and ')} are both called “${title}”. Give one another title with “campaign edit”.`;

const missingGiver = () => {
  throw new Error('a gift has no giver');
};

const folded = (title: string) => title.toLowerCase().trim();

/** The ids of the campaigns with each title. Titles need not be unique. */
type CampaignsByTitle = ReadonlyMap<string, number[]>;

async function campaignsByTitle(database: Database): Promise<CampaignsByTitle> {
  const campaigns = await database.selectFrom('campaigns').select(['id', 'title']).orderBy('id').execute();
  const byTitle = Map.groupBy(campaigns, ({ title }) => folded(title));
  return new Map([...byTitle].map(([title, all]) => [title, all.map(({ id }) => id)]));
}

/** Numbers per query. */
const batchSize = 500;

async function knownGifts(database: Database, rows: readonly FileRow[]): Promise<Map<string, KnownGift>> {
  const numbers = rows.flatMap(({ gift }) =>
    gift ? [gift.externalId, ...(gift.formerId === undefined ? [] : [gift.formerId])] : [],
  );
  const known = new Map<string, KnownGift>();
  for (let start = 0; start < numbers.length; start += batchSize) {
    const gifts = await database
      .selectFrom('donations')
      .select(['id', 'external_id', 'payment_status', 'amount_cents'])
      .where('external_id', 'in', numbers.slice(start, start + batchSize))
      .execute();
    for (const { external_id: number, ...gift } of gifts) known.set(number ?? '', gift);
  }
  return known;
}

/** What rows are compared with. */
interface Sorting extends Pick<ImportOptions, 'duplicates'> {
  known: Map<string, KnownGift>;
  timeZone: string;
  today: string;
  /** The newest closed month, if there is one. */
  closed: string | undefined;
}

/** Separates the gifts to record from other rows. */
function sortRows(
  rows: readonly FileRow[],
  sorting: Sorting,
): { gifts: ImportedGift[]; report: ImportedRow[] } {
  const gifts: ImportedGift[] = [];
  const unclear: number[] = [];
  const report = rows.map(({ gift, isNoGift, line, refusal }): ImportedRow => {
    const row = {
      line,
      date: gift?.date,
      amount: gift && fromCents(gift.amountCents),
      giver: gift && (gift.name ?? gift.email),
    };
    if (!gift) return { ...row, outcome: isNoGift ? 'ignored' : 'refused', note: refusal };
    const found = outcomeOf(gift, sorting);
    if (found.outcome === 'new') gifts.push(gift);
    if (isUnclear(gift, found, sorting)) unclear.push(line);
    return { ...row, ...found };
  });
  if (unclear.length > 0) throw new ActionError(questionAbout(unclear));
  return { gifts, report };
}

type Outcome = Pick<ImportedRow, 'outcome' | 'note'>;

function outcomeOf(gift: ImportedGift, { closed, duplicates, known, timeZone, today }: Sorting): Outcome {
  if (gift.date > today) {
    return { outcome: 'refused', note: `is in the future: in ${timeZone} it is ${today}` };
  }
  const former = known.get(gift.externalId) ?? known.get(gift.formerId ?? '');
  if (former) return { outcome: 'known', note: differenceOf(former, gift) };
  if (duplicates === 'skip' && (gift.occurrence ?? 1) > 1) {
    return { outcome: 'known', note: 'repeats a line above' };
  }
  if (gift.returned) return newlyReturned(gift, gift.returned);
  known.set(gift.externalId, { id: undefined, payment_status: gift.status, amount_cents: gift.amountCents });
  return {
    outcome: 'new',
    note: closed && gift.date.slice(0, 7) <= closed ? closedNote(closed) : undefined,
  };
}

const closedNote = (closed: string) =>
  `the months up to ${closed} are closed: it will appear in the next ledger`;

/** Whether the operator must say if a row is a second gift or a repetition. */
const isUnclear = (gift: ImportedGift, { outcome }: Outcome, { duplicates }: Sorting) =>
  outcome === 'new' && duplicates === undefined && (gift.occurrence ?? 1) > 1;

const questionAbout = (lines: readonly number[]) =>
  `Nothing was imported: ${lines.length === 1 ? `line ${lines[0]} is` : `lines ${lines.join(', ')} are`} equal to lines above. Add “--duplicates record” if each is a separate gift, or “--duplicates skip” if they are repetitions.`;

/** Returns the outcome of a returned gift that is not in the books: ignored if returned in full, otherwise refused. */
function newlyReturned({ amountCents, externalId }: ImportedGift, { cents, how }: Returned): Outcome {
  if (cents === amountCents) return { outcome: 'ignored', note: `was ${how}, so there is nothing to record` };
  const kept = cents === undefined ? 'the rest' : formatMoney(fromCents(amountCents - cents));
  const note = `was partly ${how}: record ${kept} with “donation add --external-id ${externalId}”`;
  return { outcome: 'refused', note };
}

/** Describes how a known gift differs from its row, and what to do about it. */
function differenceOf(former: KnownGift, { amountCents, returned, status }: ImportedGift): string {
  const { amount_cents: inBooks, id, payment_status: before } = former;
  if (id === undefined) return 'appears earlier in this file';
  const name = `is donation ${id}`;
  const kept = returned?.cents === undefined ? amountCents : amountCents - returned.cents;
  if (returned) {
    if (kept === 0)
      return before === 'completed' || before === 'pending'
        ? `${name} and was ${returned.how}: ${undo(former)}`
        : name;
    if (returned.cents === undefined)
      return `${name} and was partly ${returned.how}: if it still counts ${money(inBooks)}, correct it with “donation correct ${id} --amount”`;
  }
  if (before === 'refunded') return `${name}, which is refunded in the books; there is nothing to do`;
  if (before !== status)
    return `${name}, which is ${before} in the books and ${status} in the file: ${adviceFor(former, status)}`;
  if (inBooks === kept) return name;
  return `${name}, which is ${money(inBooks)} in the books and ${money(kept)} in the file: if the file is right, run “donation correct ${id} --amount ${fromCents(kept)}”`;
}

/** Returns the advice that makes a gift no longer count. */
const undo = ({ id, payment_status: before }: KnownGift) =>
  before === 'pending' ? `run “donation correct ${id} --status failed”` : `run “donation refund ${id}”`;

/** Returns the advice for a gift whose status differs between the books and the file. */
function adviceFor(former: KnownGift, status: ImportedGift['status']): string {
  const { id, payment_status: before } = former;
  if (before === 'pending') return `run “donation correct ${id} --status ${status}”`;
  if (before === 'failed') return 'if the money arrived, record it with “donation add”';
  return `if the money did not arrive, ${undo(former)}`;
}

const money = (cents: number) => formatMoney(fromCents(cents));

/** Counts rows by outcome, such as `3 new, 1 known, 2 not gifts, 0 refused`. */
export function countsOf(report: readonly ImportedRow[]): string {
  const count = (outcome: ImportedRow['outcome']) => report.filter((row) => row.outcome === outcome).length;
  return `${count('new')} new, ${count('known')} known, ${count('ignored')} not gifts, ${count('refused')} refused`;
}
