import { type ActionName, type PledgeOutcome, programText, type SeenPayment } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';

import {
  type ActionContext,
  ActionError,
  atOneTime,
  audited,
  type ChangeOptions,
  type LoggedChange,
} from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { changeBooks } from '../books/entries.ts';
import { giveToNewDonors } from '../books/give-gifts.ts';
import { columnsOfGiver, type Giver, type GiverColumns } from '../books/giver.ts';
import { settleGiver } from '../gifts/change-giver.ts';
import { changeGift, type Gift, giftWith, type MadeEntry } from '../gifts/gift-change.ts';
import { dividePayment, keepRest, recordPart } from '../gifts/paid-parts.ts';
import { likelyDonors } from './likely-donors.ts';
import { likelyPeople } from './likely-people.ts';
import { newestEntries, paymentsWith, requireUnmatched } from './unmatched-payments.ts';

/** A payment, and its newest entry that whoever acts has seen. */
type Payment = Pick<SeenPayment, 'id'> & Partial<SeenPayment>;

/** The actions that a change of one payment makes, with their entries. */
type Made = readonly (LoggedChange & { action: ActionName; entries?: readonly MadeEntry[] })[];

/** A payment to give to somebody, with the pledge of a donor that it is. */
interface Assigned extends Payment {
  pledge_id?: number | null;
  /** What it does to a pledge of another sum. */
  outcome?: PledgeOutcome | undefined;
}

/** The reason of a payment that was given to somebody: chosen by staff, proposed by the program, or its payer. */
const matched = programText('matched');
const accepted = programText('accepted');
const confirmed = programText('confirmed');

/** The reasons of payments that were given to somebody other than their payers. */
export const givenReasons: readonly string[] = [matched, accepted];

/** The reason that a pledge gets when a payment takes its place, or a part of it. */
export const paidWith = (payment: number) => programText('paidWith', { number: String(payment) });

/** The reason of the gift that a payment is beyond its pledge. */
export const surplusOf = (payment: number) => programText('surplusOf', { number: String(payment) });

/**
 * Gives payments to a donor, or to a person without an account. Cancels the pledges that they are, or leaves the rest
 * of them open, and a payment without a campaign gets the one of its pledge. Skips payments that were changed since.
 * Throws an `ActionError` for an unknown donor.
 */
export async function assignPayments(
  given: ActionContext,
  who: Giver,
  payments: readonly Assigned[],
  options: ChangeOptions = {},
) {
  const known = await columnsOfGiver(given.database, who);
  const proposed = await proposedTo(given.database, known, payments);
  const settled = await changePayments(
    given,
    payments,
    async (context, database, payment) => {
      const giver = await columnsOfGiver(database, who);
      const before = await giftWith(database, payment.id, payment.based_on);
      await requireUnmatched(database, payment.id);
      if (payment.pledge_id) {
        const pledge = await pledgeWith(database, payment.pledge_id, giver.donor_id);
        const isProposed = proposed.has(payment.id);
        return assignPledge(context, database, { ...payment, before, giver, isProposed, pledge });
      }
      const isProposed = proposed.has(payment.id);
      return [await assign(context, database, { before, columns: giver, isProposed })];
    },
    options,
  );
  // Somebody may sign up with the address meanwhile.
  if (!options.dryRun) await giveToNewDonors(given.database, [known]);
  return settled;
}

async function assign(
  context: ActionContext,
  database: Database,
  { before, columns, isProposed }: { before: Gift; columns: Partial<Gift>; isProposed: boolean },
): Promise<Made[number]> {
  const given = isProposed ? accepted : matched;
  const reason = columns.giver_key === before.giver_key ? confirmed : given;
  const { result, ...change } = await settleGiver(context, database, { before, columns, reason });
  const detail = reason === accepted && { detail: accepted };
  return { ...change, ...detail, action: 'gift giver', entries: result.entries };
}

/** Returns the payments for which the program proposes the giver. The same amount alone is no proposal. */
async function proposedTo(
  database: Database,
  { donor_id: donor, giver_email: email, giver_name: name }: GiverColumns,
  payments: readonly Payment[],
): Promise<ReadonlySet<number>> {
  const rows = await paymentsWith(
    database,
    payments.map(({ id }) => id),
  );
  const likely = await likelyDonors(database, rows);
  const people = await likelyPeople(database, rows);
  const isProposed = (id: number) =>
    donor === null
      ? people.get(id)?.some((person) => person.name === name && person.email === email)
      : likely.get(id)?.some((each) => each.id === donor && each.reason !== 'amount');
  return new Set(rows.flatMap(({ id }) => (isProposed(id) ? id : [])));
}

/** Gives a payment to the donor of its pledge. */
async function assignPledge(
  context: ActionContext,
  database: Database,
  given: Pick<Assigned, 'outcome'> & {
    before: Gift;
    giver: GiverColumns;
    isProposed: boolean;
    pledge: Gift;
  },
): Promise<Made> {
  const { before, giver, isProposed, outcome, pledge } = given;
  const { rest, surplus } = dividePayment(before.amount_cents, pledge.amount_cents, outcome);
  const columns = {
    ...giver,
    amount_cents: before.amount_cents - surplus,
    campaign_id: before.campaign_id ?? pledge.campaign_id,
    pledge_id: pledge.id,
    closes_pledge: rest > 0 ? (0 as const) : (1 as const),
    occasion_id: before.occasion_id ?? pledge.occasion_id,
    stays_anonymous: before.stays_anonymous || pledge.stays_anonymous,
  };
  const { entries = [], ...assigned } = await assign(context, database, {
    before,
    columns,
    isProposed,
  });
  const of = { ...before, ...columns, cause: pledge.cause, giver_settled: 1 as const, closes_pledge: 0 as const };
  const second = { of, amount_cents: surplus, pledge_id: null, reason: surplusOf(before.id) };
  const other = surplus > 0 ? await recordPart(context, database, second) : undefined;
  return [
    { ...assigned, entries: [...entries, ...(other?.entries ?? [])] },
    await settlePledge(context, database, { payment: before.id, pledge, rest }),
  ];
}

/** Cancels a pledge in whose place a payment is, or leaves its rest open. */
async function settlePledge(
  context: ActionContext,
  database: Database,
  { payment, pledge, rest }: { payment: number; pledge: Gift; rest: number },
): Promise<Made[number]> {
  const reason = paidWith(payment);
  if (rest > 0) {
    const { result, ...change } = await keepRest(context, database, { before: pledge, rest, reason });
    return { ...change, action: 'gift correct', entries: result.entries };
  }
  const after: Gift = { ...pledge, payment_status: 'failed', canceled_at: context.now() };
  const { result, ...canceled } = await changeGift(context, database, { before: pledge, after, reason });
  const entries = result.entries.map((entry) => ({ ...entry, paid_with: payment }));
  return { ...canceled, action: 'gift correct', entries };
}

/**
 * Leaves payments that belong to nobody known without a donor, so that they are no longer listed. Changing the giver
 * later gives them to a donor after all. Skips payments that were changed since.
 */
export const leavePayments = (given: ActionContext, reason: string, payments: readonly Payment[]) =>
  changePayments(given, payments, async (context, database, { based_on: basedOn, id }) => {
    const before = await giftWith(database, id, basedOn);
    await requireUnmatched(database, id);
    const { result: _same, ...change } = await settleGiver(context, database, {
      before,
      columns: {},
      reason,
    });
    return [{ ...change, action: 'gift leave' }];
  });

/**
 * Changes payments in one transaction, each with its own rows of the activity log. Skips those that are refused,
 * because somebody else may have been faster. Throws the `ActionError` of the first if all are.
 */
export async function changePayments<Given extends Payment>(
  given: ActionContext,
  payments: readonly Given[],
  change: (context: ActionContext, database: Database, payment: Given) => Promise<Made>,
  options: ChangeOptions = {},
) {
  const context = atOneTime(given);
  const settle = async (database: Database) => {
    await changeBooks(database);
    const made: Made[number][] = [];
    const ids: number[] = [];
    let refusal: unknown;
    for (const payment of payments) {
      try {
        made.push(...(await change(context, database, payment)));
        ids.push(payment.id);
      } catch (error) {
        if (!(error instanceof ActionError)) throw error;
        refusal ??= error;
      }
    }
    const [first, ...including] = made;
    if (!first) throw refusal;
    const newest = await newestEntries(database, ids);
    const changed = ids.map((id) => ({ id, based_on: newest.get(id) ?? 0 }));
    const entries = made.flatMap((each) => each.entries ?? []);
    const result = { changed, entries, skipped: payments.length - ids.length };
    return { ...first, including, result };
  };
  return audited(context, 'gift giver', settle, options);
}

async function pledgeWith(database: Database, id: number, donorId: number | null | undefined) {
  const pledge = await giftWith(database, id);
  if (pledge.donor_id !== null && pledge.donor_id === donorId && pledge.payment_status === 'pending') return pledge;
  throw new ActionError(words.pledgeChanged, { status: 409 });
}
