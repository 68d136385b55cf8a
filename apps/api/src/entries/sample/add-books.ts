import { addDays, dayOf, type Language, toCents, makePaymentReference } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';

import { inBatches } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import { namedScan, storeScan } from '../../features/bills/bill-scan.ts';
import { billKey } from '../../features/bills/bills.ts';
import { insertGifts, sampleActor } from '../../features/books/entries.ts';
import { giverColumns, nobody } from '../../features/books/giver.ts';
import { keepReceipts } from '../../features/books/keep-receipts.ts';
import { monthsAfter } from '../../features/books/months.ts';
import type { Uploads } from '../../platform/uploads/uploads.ts';
import { layoutsOf } from './bill-layouts.ts';
import { type BillNames, drawBill, type DrawnTexts } from './draw-bill.ts';
import type { DatedBill, DatedGift } from './sample-year.ts';

/** The ids of the sample campaigns by title. */
export type CampaignIds = ReadonlyMap<string, number>;

/** Returns the id of a campaign, and `null` for none. */
export const idOf = (campaigns: CampaignIds, title: string | undefined) =>
  title === undefined ? null : (campaigns.get(title) ?? null);

/** Returns the second day of the next month, when the gifts of a month are recorded, or today if that is earlier. */
const recordedOn = (date: string, today: string) => {
  const next = addDays(`${monthsAfter(date.slice(0, 7), 1)}-01`, 1);
  return next < today ? next : today;
};

/** Records gifts and their receipts in the order of their days, month by month, as from the statements of a bank. */
export async function addGifts(
  database: Database,
  now: number,
  { campaigns, gifts }: { campaigns: CampaignIds; gifts: readonly DatedGift[] },
): Promise<void> {
  const today = dayOf(now);
  const byDay = gifts.toSorted((one, other) => one.date.localeCompare(other.date));
  const givers = await giverColumns(database, byDay);
  const rows = byDay.map(({ amount, campaign, cause, date, method, status = 'completed' }, index) => {
    const giver = givers[index] ?? { ...nobody, giver_key: '' };
    const campaignId = idOf(campaigns, campaign);
    const parties = { donor: giver.donor_id ?? undefined, campaign: campaignId ?? undefined };
    return {
      ...giver,
      campaign_id: campaignId,
      external_id: null,
      reference: status === 'pending' ? makePaymentReference(parties, index) : null,
      date,
      amount_cents: toCents(amount),
      cause,
      payment_method: method,
      payment_status: status,
    };
  });
  for (const [on, some] of Map.groupBy(rows, ({ date }) => recordedOn(date, today))) {
    const at = Math.min(Date.parse(`${on}T17:00:00Z`), now);
    const added = await insertGifts(database, some, { at, actor: sampleActor, reason: sampleActor });
    await keepReceipts(
      database,
      added.map(({ id }) => id),
      on,
    );
  }
}

/** How many bills of each campaign have a published scan, if it has as many. */
const drawnOfCampaign = 3;

/**
 * Returns the bills with a published scan: the newest of each campaign, so that its card has links to them, and the
 * largest of each month.
 */
function drawnBills(bills: readonly DatedBill[]): Set<DatedBill> {
  const paid = bills.filter(({ paidOn }) => paidOn !== undefined);
  const newest = paid.toSorted((one, other) => other.date.localeCompare(one.date));
  const largest = paid.toSorted((one, other) => other.amount - one.amount);
  const ofCampaigns = Map.groupBy(newest, ({ campaign }) => campaign);
  ofCampaigns.delete(undefined);
  const ofMonths = Map.groupBy(largest, ({ paidOn = '' }) => paidOn.slice(0, 7));
  return new Set([
    ...[...ofCampaigns.values()].flatMap((own) => own.slice(0, drawnOfCampaign)),
    ...[...ofMonths.values()].flatMap((own) => own.slice(0, 1)),
  ]);
}

/**
 * Where the scans of bills are stored, who pays, and in which language they are. Without uploads, bills have no scans.
 */
interface Scans {
  uploads?: Uploads | undefined;
  payer: string;
  language?: Language | undefined;
}

/** Records bills. Some paid ones of each campaign and month have a published scan. */
export async function addBills(
  database: Database,
  { bills, campaigns, ...scans }: Scans & { bills: readonly DatedBill[]; campaigns: CampaignIds },
): Promise<void> {
  const published = drawnBills(bills);
  const layouts = layoutsOf(bills);
  const drawn: DrawnTexts = new Map();
  const rows = [];
  for (const [bill, number] of invoiceNumbers(bills)) {
    const scan = published.has(bill)
      ? await addScan(database, bill, { drawn, layout: layouts.get(bill.payee), number, ...scans })
      : undefined;
    rows.push({
      ...columnsOf(bill),
      campaign_id: idOf(campaigns, bill.campaign),
      scan: scan ?? null,
      published: scan === undefined ? (0 as const) : (1 as const),
    });
  }
  for await (const some of inBatches(rows, 1000)) await database.insertInto('bills').values(some).execute();
}

/** How payees write a number of a year, `YYYY`. */
const numberings: ReadonlyArray<(number: number, year: string) => string> = [
  (number, year) => `${year.slice(2)}-${number}`,
  (number, year) => `${number}/${year}`,
  (number) => String(number).padStart(6, '0'),
  (number, year) => `A${year.slice(2)}/${number}`,
];

/** Returns bills by their day with the numbers of their payees, which rise. Each payee writes them in its own way. */
export function invoiceNumbers(bills: readonly DatedBill[]): Map<DatedBill, string> {
  const last = new Map<string, number>();
  const byDay = bills.toSorted((one, other) => one.date.localeCompare(other.date));
  const numbers = byDay.map((bill, index): [DatedBill, string] => {
    const before = last.get(bill.payee) ?? 100 + ((bill.payee.length * 389) % 900);
    const number = before + 1 + ((index * 389) % 40);
    last.set(bill.payee, number);
    const written = numberings[bill.payee.length % numberings.length]?.(number, bill.date.slice(0, 4));
    return [bill, written ?? String(number)];
  });
  return new Map(numbers);
}

const columnsOf = ({ amount, date, kind, paidOn, payee }: DatedBill) => ({
  payee,
  kind,
  search_key: billKey({ kind, payee }),
  amount_cents: toCents(amount),
  date,
  state: paidOn === undefined ? ('open' as const) : ('paid' as const),
  paid_on: paidOn ?? null,
  recorded_by: sampleActor,
  approved_at: paidOn === undefined ? null : Date.parse(`${paidOn}T17:00:00Z`),
  approved_by: paidOn === undefined ? null : sampleActor,
});

/** Stores the scan of a bill. Returns its file name, or `undefined` if it cannot be drawn. */
async function addScan(
  database: Database,
  bill: DatedBill,
  { language = 'en', uploads, ...names }: Scans & BillNames,
): Promise<string | undefined> {
  if (!uploads) return undefined;
  const drawn = await inLanguage(language, () => drawBill(bill, { ...names, language }));
  if (!drawn) return undefined;
  const scan = namedScan(drawn.data, drawn.format);
  await storeScan({ database, uploads }, scan);
  return scan.name;
}
