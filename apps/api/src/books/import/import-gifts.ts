import { dayIn, fromCents } from '@hearthlight/domain';

import { type AdminContext, AdminError, audited, type ChangeOptions } from '../../admin/admin-context.ts';
import type { Database, GiftStatus } from '../../database/schema.ts';
import { type GiftColumns, insertGifts, changeBooks } from '../entries.ts';
import { giveToNewDonors } from '../give-gifts.ts';
import { giverColumns } from '../giver.ts';
import type { ImportedGift } from './imported-gift.ts';
import type { FileRow } from './read-file.ts';

/** What became of a row. */
export interface ImportedRow {
  line: number;
  outcome: 'new' | 'known' | 'refused';
  /** Why a row was refused, or how a known gift differs from the row. */
  note: string | undefined;
  date: string | undefined;
  /** US dollars. */
  amount: number | undefined;
  giver: string | undefined;
}

interface KnownGift {
  id: number | undefined;
  payment_status: GiftStatus;
  amount_cents: number;
}

/**
 * Records the gifts of a file in one transaction: all that are new, or none. Gifts whose number is known stay as they
 * are. A gift belongs to the campaign whose title its row names, else to `campaignId`. Returns what became of each row.
 */
export async function importGifts(
  context: AdminContext,
  rows: readonly FileRow[],
  { campaignId, ...options }: ChangeOptions & { campaignId?: number | undefined } = {},
): Promise<ImportedRow[]> {
  const { givers, report } = await audited(
    context,
    'donation import',
    async (database) => {
      await changeBooks(database);
      const campaigns = await campaignsByTitle(database);
      if (campaignId !== undefined && ![...campaigns.values()].includes(campaignId)) {
        throw new AdminError(`There is no campaign ${campaignId}; “campaign list” shows all.`);
      }
      const { gifts, report } = sortRows(rows, await knownGifts(database, rows), todayOf(context));
      const givers = await giverColumns(database, gifts);
      const columns = gifts.map((gift, index): GiftColumns => ({
        ...(givers[index] ?? missingGiver()),
        campaign_id:
          gift.titles.map((title) => campaigns.get(folded(title))).find(Boolean) ?? campaignId ?? null,
        date: gift.date,
        amount_cents: gift.amountCents,
        cause: gift.cause,
        payment_method: gift.method,
        payment_status: gift.status,
        external_id: gift.externalId,
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

const missingGiver = () => {
  throw new Error('a gift has no giver');
};

const todayOf = ({ now, timeZone }: AdminContext) => ({ today: dayIn(timeZone, now()), timeZone });

const folded = (title: string) => title.toLowerCase().trim();

async function campaignsByTitle(database: Database): Promise<Map<string, number>> {
  const campaigns = await database.selectFrom('campaigns').select(['id', 'title']).execute();
  return new Map(campaigns.map(({ id, title }) => [folded(title), id]));
}

/** Numbers for each query. */
const batchSize = 500;

async function knownGifts(database: Database, rows: readonly FileRow[]): Promise<Map<string, KnownGift>> {
  const numbers = rows.flatMap(({ gift }) => (gift ? [gift.externalId] : []));
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

/** Separates the gifts to record from the rows that are known or refused. */
function sortRows(
  rows: readonly FileRow[],
  known: Map<string, KnownGift>,
  { timeZone, today }: { timeZone: string; today: string },
): { gifts: ImportedGift[]; report: ImportedRow[] } {
  const gifts: ImportedGift[] = [];
  const report = rows.map(({ gift, line, refusal }): ImportedRow => {
    const row = {
      line,
      date: gift?.date,
      amount: gift && fromCents(gift.amountCents),
      giver: gift && (gift.name ?? gift.email),
    };
    if (!gift) return { ...row, outcome: 'refused', note: refusal };
    if (gift.date > today) {
      return { ...row, outcome: 'refused', note: `is in the future: in ${timeZone} it is ${today}` };
    }
    const former = known.get(gift.externalId);
    if (former) return { ...row, outcome: 'known', note: differenceOf(former, gift) };
    known.set(gift.externalId, {
      id: undefined,
      payment_status: gift.status,
      amount_cents: gift.amountCents,
    });
    gifts.push(gift);
    return { ...row, outcome: 'new', note: undefined };
  });
  return { gifts, report };
}

function differenceOf(former: KnownGift, gift: ImportedGift): string | undefined {
  if (former.id === undefined) return 'is in this file before';
  if (former.payment_status === gift.status && former.amount_cents === gift.amountCents) {
    return `is donation ${former.id}`;
  }
  const inBooks = `${fromCents(former.amount_cents)} ${former.payment_status}`;
  return `is donation ${former.id}, which is ${inBooks} in the books and ${fromCents(gift.amountCents)} ${gift.status} in the file; see “donation correct”`;
}

/** Returns the numbers of rows by outcome, such as `3 new, 1 known, 0 refused`. */
export function countsOf(report: readonly ImportedRow[]): string {
  const count = (outcome: ImportedRow['outcome']) => report.filter((row) => row.outcome === outcome).length;
  return `${count('new')} new, ${count('known')} known, ${count('refused')} refused`;
}
