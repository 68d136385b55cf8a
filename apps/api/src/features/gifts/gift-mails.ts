import { fromCents, inGroupsOfFour } from '@hearthlight/domain';

import type { ActionContext } from '../../actions/action.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { type MailContent } from '../../platform/mail/messages.ts';
import { queueMails } from '../../platform/mail/queue-mails.ts';
import { inDonorLanguage } from '../accounts/donor-language.ts';
import { givenFor, pledgedFor } from '../books/given-for.ts';
import { pledgeMail, thanksMail } from './mails.ts';

/** Services for mails about gifts. */
export type GiftMailServices = Pick<ActionContext, 'languages' | 'mailing' | 'now'>;

type GiftMailKind = Schema['gift_mails']['kind'];

/** Gifts per statement, far below the limits of both engines. */
const batchSize = 500;

/**
 * Queues a mail about each gift whose giver has an address, in the caller's transaction. A gift gets each kind once,
 * whatever other processes do at the same time. Returns the number of mails.
 */
export async function queueGiftMails(
  services: GiftMailServices,
  transaction: Database,
  kind: GiftMailKind,
  giftIds: readonly number[],
): Promise<number> {
  let queued = 0;
  for await (const ids of inBatches(giftIds, batchSize)) {
    const gifts = await giftsToMail(transaction, ids);
    queued += await queueBatch(services, transaction, kind, gifts);
  }
  return queued;
}

async function queueBatch(
  { languages, mailing, now }: GiftMailServices,
  transaction: Database,
  kind: GiftMailKind,
  gifts: readonly GiftToMail[],
): Promise<number> {
  if (gifts.length === 0) return 0;
  const rows = await transaction
    .insertInto('gift_mails')
    .values(gifts.map(({ id }) => ({ gift_id: id, kind, mail_id: crypto.randomUUID() })))
    .onConflict((conflict) => conflict.columns(['gift_id', 'kind']).doNothing())
    .returning(['gift_id', 'mail_id'])
    .execute();
  const ids = new Map(rows.map(({ gift_id: gift, mail_id: id }) => [gift, id]));
  const { content, kinds, secret } = mailing();
  const mails = gifts.flatMap((gift) => {
    const id = ids.get(gift.id);
    if (id === undefined) return [];
    return { id, mail: inDonorLanguage(gift, { languages }, () => mailOf(content, kind, gift)) };
  });
  await queueMails(transaction, mails, { kinds, now: now(), secret });
  return mails.length;
}

function mailOf(content: MailContent, kind: GiftMailKind, gift: GiftToMail): Mail {
  const { amount_cents: cents, date: day, email, giver_email, giver_name } = gift;
  const name = gift.first_name ?? giver_name;
  const facts = { to: email ?? giver_email ?? '', name, amount: fromCents(cents), day };
  if (kind === 'thanks') return thanksMail(content, { ...facts, order: orderOf(gift) });
  const pledged = fromCents(gift.pledged_cents ?? cents);
  const reference = inGroupsOfFour(gift.reference ?? '');
  return pledgeMail(content, { ...facts, pledged, reference, cause: givenFor(gift) });
}

/** Returns the standing order that a gift pays, if it does. */
const orderOf = ({ beside_plan: isBeside, last_on: last, plan_cents: cents, rhythm }: GiftToMail) =>
  rhythm === null || isBeside === 1
    ? undefined
    : { rhythm, amount: fromCents(cents ?? 0), ...(last !== null && { last }) };

const giftsToMail = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'gifts.amount_cents', 'gifts.date', 'gifts.reference', 'giver_name', 'giver_email'])
    .select(['pledged_cents', 'cause', 'import_id', 'pledge_id', 'giver_settled', pledgedFor])
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .select('campaigns.title')
    .leftJoin('plans', 'plans.reference', 'gifts.reference')
    .select(['rhythm', 'last_on', 'plans.amount_cents as plan_cents', 'beside_plan'])
    .select(['first_name', 'donors.email', 'donors.language'])
    .where('gifts.id', 'in', ids)
    .where((where) => where.or([where('donors.email', 'is not', null), where('giver_email', 'is not', null)]))
    .orderBy('gifts.id')
    .execute();

type GiftToMail = Awaited<ReturnType<typeof giftsToMail>>[number];

/** Thanks the givers of the gifts that arrived with an import. Returns the number of mails. */
export async function thankGivers(
  services: GiftMailServices,
  transaction: Database,
  importId: number,
): Promise<number> {
  const arrived = await transaction
    .selectFrom('gift_entries')
    .innerJoin('gifts', 'gifts.id', 'gift_entries.gift_id')
    .select('gifts.id')
    .distinct()
    .where('gift_entries.import_id', '=', importId)
    .where('kind', 'in', ['recorded', 'completed'])
    .where('payment_status', '=', 'completed')
    .orderBy('gifts.id')
    .execute();
  return queueGiftMails(
    services,
    transaction,
    'thanks',
    arrived.map(({ id }) => id),
  );
}
