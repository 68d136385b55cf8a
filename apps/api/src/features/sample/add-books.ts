import { addDays, toCents } from '@hearthlight/domain';

import type { Database } from '../../database/schema.ts';
import { insertGifts, sampleActor } from '../books/entries.ts';
import { giverColumns } from '../books/giver.ts';
import { keepReceipts } from '../books/keep-receipts.ts';
import { monthsAfter } from '../books/months.ts';
import type { DatedBill, DatedGift } from './books.ts';

/** The ids of the sample campaigns by title. */
type CampaignIds = ReadonlyMap<string, number>;

const idOf = (campaigns: CampaignIds, title: string | undefined) =>
  title === undefined ? null : (campaigns.get(title) ?? null);

/** Gives the first days of the next month, when the gifts of a month are recorded. */
const recordedOn = (date: string, today: string) => {
  const next = addDays(`${monthsAfter(date.slice(0, 7), 1)}-01`, 1);
  return next < today ? next : today;
};

/** Records gifts and their receipts month by month, as from the statements of a bank. */
export async function addGifts(
  database: Database,
  today: string,
  { campaigns, gifts }: { campaigns: CampaignIds; gifts: readonly DatedGift[] },
): Promise<void> {
  const givers = await giverColumns(database, gifts);
  const rows = gifts.map(({ amount, campaign, cause, date, method }, index) => ({
    ...(givers[index] ?? {
      donor_id: null,
      giver_key: '',
      giver_name: null,
      giver_email: null,
      giver_email_key: null,
    }),
    campaign_id: idOf(campaigns, campaign),
    external_id: null,
    date,
    amount_cents: toCents(amount),
    cause,
    payment_method: method,
    payment_status: 'completed' as const,
  }));
  for (const [on, some] of Map.groupBy(rows, ({ date }) => recordedOn(date, today))) {
    const at = Date.parse(`${on}T17:00:00Z`);
    const added = await insertGifts(database, some, { at, actor: sampleActor, reason: sampleActor });
    await keepReceipts(
      database,
      added.map(({ id }) => id),
      on,
    );
  }
}

/** Records bills without scans. */
export async function addBills(
  database: Database,
  { bills, campaigns }: { bills: readonly DatedBill[]; campaigns: CampaignIds },
): Promise<void> {
  const rows = bills.map(({ amount, campaign, date, isPaid, kind, payee }) => ({
    payee,
    kind,
    amount_cents: toCents(amount),
    campaign_id: idOf(campaigns, campaign),
    date,
    state: isPaid ? ('paid' as const) : ('open' as const),
    paid_on: isPaid ? date : null,
    scan: null,
    recorded_by: sampleActor,
    approved_at: isPaid ? Date.parse(`${date}T17:00:00Z`) : null,
    approved_by: isPaid ? sampleActor : null,
  }));
  if (rows.length > 0) await database.insertInto('bills').values(rows).execute();
}
