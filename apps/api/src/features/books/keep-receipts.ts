import type { Insertable, Selectable } from 'kysely';

import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { giverName } from './giver.ts';

type Receipt = Selectable<Schema['receipts']>;
type NewReceipt = Omit<Insertable<Schema['receipts']>, 'year' | 'serial' | 'issued_on'>;

/**
 * Gifts per statement. A gift has up to two new receipts of eleven columns, below SQLite's limit of 32,766 parameters.
 */
const batchSize = 500;

/**
 * Makes the receipts of gifts agree with the gifts: a counter-receipt reverses a receipt that no longer does, and a
 * completed gift without a receipt gets one. The caller must have locked the books, so that numbers have no gaps: each
 * continues the highest of its year, and a transaction that fails takes its own back. `today` is in the foundation's
 * time zone.
 */
export async function keepReceipts(transaction: Database, giftIds: readonly number[], today: string): Promise<void> {
  for await (const ids of inBatches(giftIds, batchSize)) {
    const standing = await standingReceipts(transaction).where('gift_id', 'in', ids).execute();
    const due = await dueReceipts(transaction, ids);
    const receipts = [
      ...standing.filter((receipt) => !isSame(receipt, due.get(receipt.gift_id))).map(counterOf),
      ...[...due.values()].filter((receipt) => !standing.some((other) => isSame(other, receipt))),
    ];
    if (receipts.length > 0) await insertReceipts(transaction, receipts, today);
  }
}

/** Returns the valid receipts of gifts that no longer agree with the gifts, or with the giver's name and address. */
export async function outdatedReceipts(database: Database, giftIds: readonly number[]): Promise<Receipt[]> {
  const standing = await standingReceipts(database).where('gift_id', 'in', giftIds).orderBy('gift_id').execute();
  const due = await dueReceipts(database, giftIds);
  return standing.filter((receipt) => !isSame(receipt, due.get(receipt.gift_id)));
}

/** Selects the receipts that are valid: neither reversed nor counter-receipts. */
export const standingReceipts = (database: Database) =>
  database
    .selectFrom('receipts')
    .selectAll()
    .where('reverses', 'is', null)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('receipts as counter').select('counter.id').whereRef('counter.reverses', '=', 'receipts.id'),
        ),
      ),
    );

/** Returns what the receipts of the completed gifts must say, by gift. */
async function dueReceipts(database: Database, giftIds: readonly number[]): Promise<ReadonlyMap<number, NewReceipt>> {
  const gifts = await database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'giver_key', 'amount_cents', 'date', 'giver_name', 'giver_email'])
    .select(['first_name', 'last_name', 'donors.email', 'donors.language'])
    .where('gifts.id', 'in', giftIds)
    .where('payment_status', '=', 'completed')
    .orderBy('gifts.id')
    .execute();
  return new Map(
    gifts.map((gift) => [
      gift.id,
      {
        gift_id: gift.id,
        giver_key: gift.giver_key,
        name: giverName(gift),
        email: gift.email ?? gift.giver_email,
        language: gift.language,
        cents: gift.amount_cents,
        date: gift.date,
      },
    ]),
  );
}

/** The content of a receipt. The language is only that of its text. */
const said = ['gift_id', 'giver_key', 'name', 'email', 'cents', 'date'] as const;

const isSame = (receipt: Receipt, due: NewReceipt | undefined) =>
  due !== undefined && said.every((column) => receipt[column] === due[column]);

const counterOf = ({ cents, date, gift_id, email, giver_key, id, language, name }: Receipt): NewReceipt => ({
  gift_id,
  giver_key,
  name,
  email,
  language,
  cents: -cents,
  date,
  reverses: id,
});

async function insertReceipts(transaction: Database, receipts: readonly NewReceipt[], today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const last = await transaction
    .selectFrom('receipts')
    .select(({ fn }) => fn.max('serial').as('serial'))
    .where('year', '=', year)
    .executeTakeFirst();
  const next = (last?.serial ?? 0) + 1;
  const rows = receipts.map((receipt, index) => ({
    ...receipt,
    year,
    serial: next + index,
    issued_on: today,
    reverses: receipt.reverses ?? null,
  }));
  await transaction.insertInto('receipts').values(rows).execute();
}

/** Moves the receipts and statements of a giver who signed up or was merged. What they print stays. */
export async function moveReceipts(transaction: Database, giver: { from: string; to: string }): Promise<void> {
  await transaction.updateTable('receipts').set({ giver_key: giver.to }).where('giver_key', '=', giver.from).execute();
  // The other giver may have got the statement of a year too.
  await transaction
    .updateTable('statement_mails')
    .set({ giver_key: giver.to })
    .where('giver_key', '=', giver.from)
    .where('year', 'not in', (from) =>
      from.selectFrom('statement_mails').select('year').where('giver_key', '=', giver.to),
    )
    .execute();
}

/** Removes a giver's name and address from receipts, also from those of gifts that became somebody else's. */
export async function eraseReceipts(
  transaction: Database,
  giver: { keys: readonly string[]; to: string },
): Promise<void> {
  await transaction
    .updateTable('receipts')
    .set({ giver_key: giver.to, name: null, email: null })
    .where('giver_key', 'in', giver.keys)
    .execute();
  await transaction.deleteFrom('statement_mails').where('giver_key', 'in', giver.keys).execute();
}
