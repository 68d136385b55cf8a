import { fromCents } from '@hearthlight/domain';
import { programText } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database } from '../../database/schema.ts';
import { mailsToRetry } from '../../platform/mail/mailings.ts';
import { type NewMail, queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { lockBooks } from '../books/entries.ts';
import { standingReceipts } from '../books/keep-receipts.ts';
import { formatReceiptNumber } from '../receipts/format-receipt-number.ts';
import { giversToMail, remainingKeys, type StatementGiver } from './givers-of-year.ts';
import { statementMail } from './mails.ts';
import { requireTested, subjectOf } from './test-statement.ts';

/** Givers per transaction. Other requests are answered between two of them. */
const batch = 250;

/**
 * Queues the statements of a year for givers who have not got one. Throws an `ActionError` unless the staff member has
 * got a test mail. If the server stops meanwhile, sending again reaches the others.
 */
export async function sendStatements(context: ActionContext, year: number): Promise<void> {
  const keys = await audited(context, 'statement send', async (database) => {
    await lockBooks(database);
    await requireTested(context, database, year);
    const result = await remainingKeys(database, year);
    if (result.length === 0) throw nobody();
    await queueBatch(context, database, year, result.slice(0, batch));
    return { subject: subjectOf(year), detail: programText('mails', { count: result.length }), result };
  });
  for await (const some of inBatches(keys.slice(batch), batch)) {
    await context.database.transaction().execute(async (database) => {
      await lockBooks(database);
      await queueBatch(context, database, year, some);
    });
  }
}

/**
 * Queues the statements of a year that failed again, with the gifts and addresses of today. Leaves out mails that may
 * have arrived. Throws an `ActionError` when there is none.
 */
export async function retryStatements(context: ActionContext, year: number): Promise<void> {
  const mailing = { kind: 'yearly statement' as const, about: year };
  const ids = await mailsToRetry(context.database, mailing, context.now());
  await audited(context, 'statement retry', async (database) => {
    const count = await queueAgain(context, database, year, ids.slice(0, batch));
    if (count === 0) throw nobody();
    return {
      subject: subjectOf(year),
      detail: programText('mails', { count: ids.length }),
      result: undefined,
    };
  });
  for await (const some of inBatches(ids.slice(batch), batch)) {
    await context.database.transaction().execute((database) => queueAgain(context, database, year, some));
  }
}

/** Replaces failed mails with new ones. Somebody else may have replaced some of them. Returns their number. */
async function queueAgain(
  context: ActionContext,
  database: Database,
  year: number,
  ids: readonly string[],
): Promise<number> {
  await lockBooks(database);
  const removed = await database
    .deleteFrom('outbox')
    .where('id', 'in', ['', ...ids])
    .returning('id')
    .execute();
  const givers = await database
    .deleteFrom('statement_mails')
    .where('mail_id', 'in', ['', ...removed.map(({ id }) => id)])
    .returning('giver_key')
    .execute();
  const keys = givers.map(({ giver_key: key }) => key);
  await queueBatch(context, database, year, keys);
  return removed.length;
}

/**
 * Queues the statements of those givers who have not got one, in the caller's transaction, which must have locked the
 * books, so that two people do not mail the same giver.
 */
async function queueBatch(
  context: ActionContext,
  database: Database,
  year: number,
  keys: readonly string[],
): Promise<void> {
  const givers = await giversToMail(database, year, keys);
  if (givers.length === 0) return;
  const lines = await linesOf(database, year, givers);
  const { content, kinds, secret } = context.mailing();
  const mails = givers.map((giver) => {
    const mail = inDonorLanguage(giver, context, () =>
      statementMail(content, {
        to: giver.email,
        name: giver.name,
        year,
        total: fromCents(giver.cents),
        gifts: lines.get(giver.key) ?? [],
      }),
    );
    return { id: crypto.randomUUID(), mail, about: year } satisfies NewMail;
  });
  await database
    .insertInto('statement_mails')
    .values(givers.map(({ key }, index) => ({ year, giver_key: key, mail_id: mails[index]?.id ?? '' })))
    .execute();
  await queueMails(database, mails, { kinds, now: context.now(), secret });
}

/** Returns the gifts of givers in a year with the numbers of their receipts, the oldest first. */
async function linesOf(database: Database, year: number, givers: readonly StatementGiver[]) {
  const receipts = await standingReceipts(database)
    .where(
      'giver_key',
      'in',
      givers.map(({ key }) => key),
    )
    .where('date', '>=', `${year}-01-01`)
    .where('date', '<=', `${year}-12-31`)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const byGiver = Map.groupBy(receipts, ({ giver_key: key }) => key);
  return new Map(
    [...byGiver].map(([key, rows]) => [
      key,
      rows.map((row) => ({ day: row.date, amount: fromCents(row.cents), number: formatReceiptNumber(row) })),
    ]),
  );
}

const nobody = () => new ActionError(words.nobodyLeft, { status: 409 });
