import { fromCents, inGroupsOfFour } from '@hearthlight/domain';

import type { ActionContext } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { everyHour } from '../../lib/every-hour.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { lockBooks } from '../books/entries.ts';
import { todayOf } from '../books/requirements.ts';
import { planMail } from './mails.ts';
import { type FoundPlan, orderOf } from './read-plans.ts';
import { keepMissing } from './save-plan.ts';

/** Plans per transaction. */
const batchSize = 200;

/**
 * Finds the open plans whose last payment is missing, and those that were not paid twice in a row. With `remind`, the
 * donors of the latter are reminded once, until a payment comes. Several processes can do this at the same time.
 */
export async function checkPlans(context: ActionContext, { remind }: { remind: boolean }): Promise<void> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const after: number = last;
    last = await context.database.transaction().execute(async (transaction) => {
      // A payment that is being recorded must not cross with a reminder.
      await lockBooks(transaction);
      const rows = await plansToCheck(transaction, todayOf(context))
        .where('id', '>', after)
        .orderBy('id')
        .limit(batchSize)
        .execute();
      const missing = await keepMissing(transaction, context, rows);
      if (remind) await queueReminders(context, transaction, missing);
      return rows.at(-1)?.id;
    });
  }
}

/** Selects the plans without those that have ended and lack no payment any more. */
const plansToCheck = (database: Database, today: string) =>
  database
    .selectFrom('plans')
    .selectAll()
    .where((where) =>
      where.or([
        where('last_on', 'is', null),
        where('last_on', '>', today),
        where('last_missed', 'is not', null),
        where('missing_since', 'is not', null),
      ]),
    );

async function queueReminders(
  context: ActionContext,
  transaction: Database,
  found: readonly FoundPlan[],
): Promise<void> {
  const { content, kinds, secret } = context.mailing();
  const mails = found.flatMap(({ newest, progress, row }) => {
    const to = newest?.email ?? newest?.giver_email;
    if (!newest || to == null) return [];
    const facts = {
      to,
      name: newest.first_name ?? newest.giver_name,
      order: { ...orderOf(row), amount: fromCents(row.amount_cents) },
      day: progress.missingSince ?? '',
      reference: inGroupsOfFour(row.reference),
    };
    return { mail: inDonorLanguage(newest, context, () => planMail(content, facts)) };
  });
  await queueMails(transaction, mails, { kinds, now: context.now(), secret });
}

/**
 * Marks plans as paid whose payments an import has recorded. It never marks one as paused, so that a reminder is not
 * lost.
 */
export async function clearPaidPlans(
  database: Database,
  context: Pick<ActionContext, 'now' | 'timeZone'>,
  importId: number,
): Promise<void> {
  const rows = await database
    .selectFrom('plans')
    .selectAll()
    .where('last_missed', 'is not', null)
    .where('reference', 'in', (from) =>
      from
        // A payment that completes a pledge is an entry of the import, but the gift is older.
        .selectFrom('gift_entries')
        .innerJoin('gifts', 'gifts.id', 'gift_entries.gift_id')
        .select('gifts.reference')
        .where('gift_entries.import_id', '=', importId)
        .where('gifts.reference', 'is not', null),
    )
    .execute();
  await keepMissing(database, context, rows, { pauses: false });
}

/** Checks the plans now and every hour. Returns a function that stops it. */
export const checkPlansHourly = (
  context: ActionContext,
  options: { remind: boolean },
  logError: (error: unknown) => void,
): (() => void) => everyHour(() => checkPlans(context, options), logError);
