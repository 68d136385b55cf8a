import { addDays } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { type ActionContext, unlessRefused } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { everyHour } from '../../lib/every-hour.ts';
import { lockBooks } from '../books/entries.ts';
import { todayOf } from '../books/requirements.ts';
import { correctGift } from './correct-gift.ts';
import { queueGiftMails } from './gift-mails.ts';

/** After how many days an unpaid pledge is reminded of, and canceled. 0 for never. */
export interface PledgeDays {
  reminder: number;
  expiry: number;
}

/** Reminds of unpaid pledges once, and cancels old ones. Several processes can do this at the same time. */
export async function handleUnpaidPledges(context: ActionContext, days: PledgeDays): Promise<void> {
  await expirePledges(context, days);
  await remindOfPledges(context, days);
}

async function remindOfPledges(context: ActionContext, { reminder }: PledgeDays): Promise<void> {
  if (reminder === 0) return;
  await context.database.transaction().execute(async (transaction) => {
    // A payment that is being recorded must not cross with a reminder.
    await lockBooks(transaction);
    const pledges = await unpaid(transaction, addDays(todayOf(context), -reminder))
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('gift_mails')
              .select('mail_id')
              .whereRef('gift_mails.gift_id', '=', 'gifts.id')
              .where('kind', '=', 'reminder'),
          ),
        ),
      )
      .execute();
    const ids = pledges.map(({ id }) => id);
    await queueGiftMails(context, transaction, 'reminder', ids);
  });
}

async function expirePledges(context: ActionContext, { expiry }: PledgeDays): Promise<void> {
  if (expiry === 0) return;
  for (const { id } of await unpaid(context.database, addDays(todayOf(context), -expiry)).execute()) {
    const cancellation = {
      changes: { paymentStatus: 'canceled' as const },
      reason: programText('notPaid', { count: expiry }),
    };
    // Another process may be faster, and the pledge may be paid.
    await unlessRefused(correctGift(context, id, cancellation));
  }
}

/** Selects pledges from up to a day, the oldest first. */
const unpaid = (database: Database, to: string) =>
  database
    .selectFrom('gifts')
    .select('gifts.id')
    // As text, because SQLite uses a partial index only for a value that it knows.
    .where(sql<boolean>`payment_status = 'pending'`)
    .where('reference', 'is not', null)
    // The first payment of a plan has a day of its own.
    .where('reference', 'not in', (from) => from.selectFrom('plans').select('reference'))
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('gifts.id');

/** Handles unpaid pledges now and every hour. Returns a function that stops it. */
export function handleUnpaidPledgesHourly(
  context: ActionContext,
  days: PledgeDays,
  logError: (error: unknown) => void,
): () => void {
  return everyHour(() => handleUnpaidPledges(context, days), logError);
}
