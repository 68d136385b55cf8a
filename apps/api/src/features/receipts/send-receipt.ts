import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { lockBooks } from '../books/entries.ts';
import { keepReceipts, standingReceipts } from '../books/keep-receipts.ts';
import { todayOf, unknownGift } from '../books/requirements.ts';
import { receiptMail } from './mails.ts';
import { findReceipt, type PrintedReceipt } from './read-receipts.ts';
import { receiptText } from './receipt-text.ts';

/** A receipt that was mailed. */
export interface SentReceipt {
  number: string;
  email: string;
}

/**
 * Mails the receipt of a gift to its giver. If the name or the address has changed since, a counter-receipt and a new
 * receipt are issued first. Throws an `ActionError` for an unknown gift, one that is not completed or whose giver has
 * no address, and while the last mail still waits.
 */
export const sendReceipt = (context: ActionContext, giftId: number): Promise<SentReceipt> =>
  audited(context, 'receipt send', async (database) => {
    const result = await queueReceipt(context, database, giftId);
    return { subject: { kind: 'gift', id: giftId }, detail: result.number, result };
  });

/** Queues the mail of a receipt in the caller's transaction. See `sendReceipt`. */
export async function queueReceipt(
  services: Pick<ActionContext, 'languages' | 'mailing' | 'now' | 'timeZone'>,
  transaction: Database,
  giftId: number,
): Promise<SentReceipt> {
  await lockBooks(transaction);
  await keepReceipts(transaction, [giftId], todayOf(services));
  const receipt = await receiptToMail(transaction, giftId);
  const { email } = receipt;
  if (email === null) throw withoutAddress();
  const { content, kinds, publicUrl, secret } = services.mailing();
  const mail = inDonorLanguage(receipt, services, () =>
    receiptMail(content, { to: email, receipt: receiptText(content, publicUrl, receipt) }),
  );
  const [id, now] = [crypto.randomUUID(), services.now()];
  await queueMails(transaction, [{ id, mail }], { kinds, now, secret });
  await transaction.updateTable('receipts').set({ mail_id: id, mailed_at: now }).where('id', '=', receipt.id).execute();
  return { number: receipt.number, email };
}

async function receiptToMail(database: Database, giftId: number): Promise<PrintedReceipt> {
  const standing = await standingReceipts(database).where('gift_id', '=', giftId).executeTakeFirst();
  const receipt = standing && (await findReceipt(database, standing));
  if (!receipt) throw await noReceipt(database, giftId);
  const waiting = await database
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', standing.mail_id ?? '')
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return receipt;
  throw new ActionError(words.receiptWaiting, { status: 409 });
}

async function noReceipt(database: Database, giftId: number): Promise<ActionError> {
  const gift = await database.selectFrom('gifts').select('id').where('id', '=', giftId).executeTakeFirst();
  if (!gift) return unknownGift();
  return new ActionError(words.receiptNotCompleted, { status: 409 });
}

const withoutAddress = () => new ActionError(words.receiptNoAddress, { status: 409 });
