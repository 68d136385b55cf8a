import { calls } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { lockBooks } from '../books/entries.ts';
import { donorKey } from '../books/giver.ts';
import { parseReceiptNumber } from './format-receipt-number.ts';
import { findReceipt, type PrintedReceipt } from './read-receipts.ts';
import { pageOf } from './receipt-page.ts';
import { unknownReceipt } from './receipt-text.ts';
import { queueReceipt } from './send-receipt.ts';

/** Registers the calls of a donor for receipts. */
export function receiptRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, outbox } = services;
  route(app, calls.receipt, async ({ params, session: { donorId } }) => {
    await limits.count([callLimits.receipt, String(donorId)]);
    return { html: pageOf(services, await receiptOf(database, donorId, params.number)) };
  });
  route(app, calls.mailReceipt, async ({ params, session: { donorId } }) => {
    await limits.count([callLimits.receiptMail, String(donorId)]);
    const sent = await database.transaction().execute(async (transaction) => {
      // Before the gift is read, so that nobody gives it to somebody else meanwhile.
      await lockBooks(transaction);
      const { giftId } = await receiptOf(transaction, donorId, params.number);
      await requireGift(transaction, donorId, giftId);
      return queueReceipt(services, transaction, giftId);
    });
    return { message: (outbox ? words.receiptKept : words.receiptSent)(sent) };
  });
}

/** Returns a receipt of a donor. Throws a 404 for any other. */
async function receiptOf(database: Database, donorId: number, text: string): Promise<PrintedReceipt> {
  const number = parseReceiptNumber(text);
  const receipt = number && (await findReceipt(database, number));
  if (receipt?.giverKey !== donorKey(donorId)) throw unknownReceipt();
  return receipt;
}

/** Throws a 404 if a gift became somebody else's, whose receipt the donor must not get. */
async function requireGift(database: Database, donorId: number, giftId: number): Promise<void> {
  const gift = await database
    .selectFrom('gifts')
    .select('id')
    .where('id', '=', giftId)
    .where('donor_id', '=', donorId)
    .executeTakeFirst();
  if (!gift) throw unknownReceipt();
}
