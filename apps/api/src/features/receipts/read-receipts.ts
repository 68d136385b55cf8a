import { fromCents } from '@hearthlight/domain';
import type { Receipt } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { givenFor, pledgedFor } from '../books/given-for.ts';
import { donorKey } from '../books/giver.ts';
import { outdatedReceipts, standingReceipts } from '../books/keep-receipts.ts';
import { formatReceiptNumber } from './format-receipt-number.ts';

/** Returns the numbers of a donor's valid receipts by gift. */
export async function receiptNumbers(database: Database, donorId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await standingReceipts(database).where('giver_key', '=', donorKey(donorId)).execute();
  return new Map(rows.map((row) => [row.gift_id, formatReceiptNumber(row)]));
}

/** A receipt as it is printed, with the numbers of the receipt that it reverses and of the one that reverses it. */
export interface PrintedReceipt {
  id: number;
  giftId: number;
  giverKey: string;
  number: string;
  reverses: string | undefined;
  reversedBy: string | undefined;
  issuedOn: string;
  name: string | null;
  email: string | null;
  language: string | null;
  cents: number;
  /** The day of the gift. */
  day: string;
  /** The gift as of now. `undefined` once its import was undone. */
  gift: { cause: string; method: string } | undefined;
  /** The month of the public ledger that has the gift, `YYYY-MM`. */
  ledgerMonth: string | null;
  /** Whether a ledger was closed for the gift's month or a later one. */
  isMonthClosed: boolean;
}

const selectReceipts = (database: Database) =>
  database
    .selectFrom('receipts')
    .leftJoin('receipts as original', 'original.id', 'receipts.reverses')
    .leftJoin('receipts as counter', 'counter.reverses', 'receipts.id')
    .leftJoin('outbox', 'outbox.id', 'receipts.mail_id')
    .leftJoin('gifts', 'gifts.id', 'receipts.gift_id')
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .leftJoin('campaign_translations as translation', (join) =>
      join
        .onRef('translation.campaign_id', '=', 'gifts.campaign_id')
        .onRef('translation.language', '=', 'receipts.language'),
    )
    .selectAll('receipts')
    .select(['gifts.cause', 'gifts.payment_method', 'gifts.import_id', 'gifts.pledge_id'])
    .select(['gifts.giver_settled', pledgedFor, 'campaigns.title', 'translation.title as translation'])
    .select((receipt) =>
      receipt
        .selectFrom('gift_entries')
        .innerJoin('ledger_leaves', 'ledger_leaves.entry_id', 'gift_entries.id')
        .whereRef('gift_entries.gift_id', '=', 'receipts.gift_id')
        .select(({ fn }) => fn.min('month').as('month'))
        .as('ledger_month'),
    )
    .select((receipt) =>
      receipt
        .selectFrom('ledgers')
        .select(({ fn }) => fn.max('month').as('month'))
        .as('last_closed'),
    )
    .select(['original.year as original_year', 'original.serial as original_serial'])
    .select(['counter.year as counter_year', 'counter.serial as counter_serial'])
    .select('outbox.state as mail_state');

type Row = Awaited<ReturnType<ReturnType<typeof selectReceipts>['executeTakeFirstOrThrow']>>;

const numberOf = (year: number | null, serial: number | null) =>
  year === null || serial === null ? undefined : formatReceiptNumber({ year, serial });

/** Returns one receipt, chosen by its id or by its year and number. */
export async function findReceipt(
  database: Database,
  which: { id: number } | { serial: number; year: number },
): Promise<PrintedReceipt | undefined> {
  const query = selectReceipts(database);
  const row =
    'id' in which
      ? await query.where('receipts.id', '=', which.id).executeTakeFirst()
      : await query
          .where('receipts.year', '=', which.year)
          .where('receipts.serial', '=', which.serial)
          .executeTakeFirst();
  return row && printed(row);
}

const printed = (row: Row): PrintedReceipt => ({
  id: row.id,
  giftId: row.gift_id,
  giverKey: row.giver_key,
  number: formatReceiptNumber(row),
  reverses: numberOf(row.original_year, row.original_serial),
  reversedBy: numberOf(row.counter_year, row.counter_serial),
  issuedOn: row.issued_on,
  name: row.name,
  email: row.email,
  language: row.language,
  cents: row.cents,
  day: row.date,
  gift: giftOf(row),
  ledgerMonth: row.ledger_month,
  isMonthClosed: row.date.slice(0, 7) <= (row.last_closed ?? ''),
});

function giftOf({ cause, payment_method: method, ...purpose }: Row): PrintedReceipt['gift'] {
  if (cause === null || method === null) return undefined;
  return { cause: givenFor({ ...purpose, cause }), method };
}

/** Returns the receipts of a gift, the oldest first. Nothing in them says who gave it. */
export async function receiptsOfGift(database: Database, giftId: number): Promise<Receipt[]> {
  const rows = await selectReceipts(database).where('receipts.gift_id', '=', giftId).orderBy('receipts.id').execute();
  const outdated = (await outdatedReceipts(database, [giftId])).map(({ id }) => id);
  return rows.map((row) => ({
    id: row.id,
    number: formatReceiptNumber(row),
    amount: fromCents(row.cents),
    issued_on: row.issued_on,
    reverses: numberOf(row.original_year, row.original_serial) ?? null,
    state: stateOf(row, outdated),
    mail: row.mailed_at === null ? null : { state: row.mail_state ?? 'sent', at: isoInstant(row.mailed_at) },
  }));
}

function stateOf({ counter_serial: counter, id, reverses }: Row, outdated: readonly number[]): Receipt['state'] {
  if (reverses !== null) return 'counter';
  if (counter !== null) return 'reversed';
  return outdated.includes(id) ? 'outdated' : 'valid';
}
