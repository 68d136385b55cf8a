import { fromCents } from '@hearthlight/domain';

import { emailKey } from '../accounts/email-key.ts';
import { keepCurrency } from '../books/currency.ts';
import { lockBooks } from '../books/entries.ts';
import { makeGiftsAnonymous } from '../books/give-gifts.ts';
import { foldedName, isGiftOf } from '../books/giver.ts';
import { countOf } from '../count-of.ts';
import { countWhere } from '../database/count-where.ts';
import type { Database } from '../database/schema.ts';
import { isoInstant } from '../iso-time.ts';
import {
  type ActionContext,
  ActionError,
  audited,
  type ChangeOptions,
  type Listing,
} from '../staff/action.ts';
import { exactMoney } from './document.ts';
import type { RemovedRows } from './removed-rows.ts';

/** Returns the donor with an e-mail address. Throws an `ActionError` when there is none. */
export async function donorWith(database: Database, email: string) {
  const donor = await findDonor(database, email);
  if (!donor) throw unknownDonor(email);
  return donor;
}

const findDonor = (database: Database, email: string) =>
  database.selectFrom('donors').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();

const unknownDonor = (email: string) => new ActionError(`No donor has the e-mail address ${email}.`);
const unknownAddress = (email: string) =>
  new ActionError(`There is no data about the e-mail address ${email}.`);

/** Sets a donor's goal in cents. Throws an `ActionError` when no donor has this e-mail address. */
export async function setGoal(context: ActionContext, email: string, goalCents: number): Promise<void> {
  await audited(context, 'donor goal', async (database) => {
    const donor = await donorWith(database, email);
    await keepCurrency(database);
    await database.updateTable('donors').set({ goal_cents: goalCents }).where('id', '=', donor.id).execute();
    return { subject: `donor ${donor.id}`, detail: exactMoney(goalCents), result: undefined };
  });
}

/** Ends all sessions of a donor. Returns their number. Throws an `ActionError` when no donor has this e-mail address. */
export async function endSessions(
  context: ActionContext,
  email: string,
  options: ChangeOptions = {},
): Promise<number> {
  return audited(
    context,
    'donor sessions end',
    async (database) => {
      const donor = await donorWith(database, email);
      const ended = await database
        .deleteFrom('sessions')
        .where('donor_id', '=', donor.id)
        .returning('id')
        .execute();
      return { subject: `donor ${donor.id}`, detail: countOf(ended.length, 'session'), result: ended.length };
    },
    options,
  );
}

/**
 * Returns all data of a donor except the password hash. Comments are matched by the donor's full name, because they
 * have no account; some may be from another person with the same name. For an address without an account, returns its
 * gifts and mails. Throws an `ActionError` when there is no data about the address.
 */
export async function exportDonor(context: ActionContext, email: string): Promise<object> {
  return audited(context, 'donor export', async (database) => {
    const donor = await findDonor(database, email);
    if (donor) return { subject: `donor ${donor.id}`, result: await dataOf(database, donor) };
    const donations = await donationsOf(database, { donorId: undefined, emailKey: emailKey(email) });
    const mails = await mailsOf(database, emailKey(email));
    if (donations.length === 0 && mails.length === 0) throw unknownAddress(email);
    return { subject: 'address without account', result: { donations, mails } };
  });
}

type Donor = Awaited<ReturnType<typeof donorWith>>;

async function dataOf(database: Database, donor: Donor) {
  const {
    updates_refused_at: refusedAt,
    password_hash: _,
    email_key: __,
    network_hash: ___,
    goal_cents: goal,
    ...details
  } = donor;
  const sessions = await database
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('donor_id', '=', donor.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return {
    donor: {
      ...details,
      goal: fromCents(goal),
      created_at: isoInstant(donor.created_at),
      last_login_at: isoInstant(donor.last_login_at),
      updates_refused_at: refusedAt === null ? null : isoInstant(refusedAt),
    },
    donations: await donationsOf(database, { donorId: donor.id, emailKey: donor.email_key }),
    comments_under_this_name: await commentsOf(database, donor),
    mails: await mailsOf(database, donor.email_key),
    registrations: await registrationsOf(database, donor.id),
    sessions: sessions.map((session) => ({
      opened_at: isoInstant(session.created_at),
      ends_at: isoInstant(session.expires_at),
    })),
  };
}

async function donationsOf(database: Database, giver: Parameters<typeof isGiftOf>[0]) {
  const rows = await database
    .selectFrom('donations')
    .leftJoin('campaigns', 'campaigns.id', 'donations.campaign_id')
    .select([
      'date',
      'amount_cents',
      'cause',
      'payment_method',
      'payment_status',
      'external_id',
      'giver_name',
      'giver_email',
      'campaigns.title as campaign',
    ])
    .where(isGiftOf(giver))
    .orderBy('date')
    .orderBy('donations.id')
    .execute();
  return rows.map(({ amount_cents: amount, ...donation }) => ({ ...donation, amount: fromCents(amount) }));
}

type FullName = Pick<Donor, 'first_name' | 'last_name'>;

/**
 * Returns the commenter names that match a donor's full name, regardless of case and normalization. Compares in memory,
 * because SQLite folds ASCII only and PostgreSQL's folding depends on the locale.
 */
async function commenterNames(database: Database, { first_name, last_name }: FullName): Promise<string[]> {
  const rows = await database.selectFrom('comments').select('comentator_name').distinct().execute();
  const fullName = foldedName(`${first_name} ${last_name}`);
  return rows.map((row) => row.comentator_name).filter((name) => foldedName(name) === fullName);
}

async function commentsOf(database: Database, donor: FullName) {
  const names = await commenterNames(database, donor);
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('comments')
    .innerJoin('news', 'news.id', 'comments.news_id')
    .select(['news.title', 'comments.comment', 'comments.state', 'comments.published_at'])
    .where('comentator_name', 'in', names)
    .orderBy('comments.published_at')
    .orderBy('comments.id')
    .execute();
  return rows.map(({ published_at: at, title, ...row }) => ({
    article: title,
    ...row,
    published_at: isoInstant(at),
  }));
}

/** Mails sent in the last year, and queued or failed mails, without their content. */
async function mailsOf(database: Database, key: string) {
  const sent = await database
    .selectFrom('sent_mails')
    .select(['kind', 'sent_at'])
    .where('email_key', '=', key)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const unsent = await database
    .selectFrom('outbox')
    .select(['kind', 'state', 'created_at'])
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [
    ...sent.map(({ kind, sent_at: at }) => ({ kind, state: 'sent', at: isoInstant(at) })),
    ...unsent.map(({ created_at: at, kind, state }) => ({ kind, state, at: isoInstant(at) })),
  ];
}

async function registrationsOf(database: Database, donorId: number) {
  const rows = await database
    .selectFrom('registrations')
    .innerJoin('campaigns', 'campaigns.id', 'registrations.campaign_id')
    .select(['campaigns.title', 'registrations.joined_at'])
    .where('donor_id', '=', donorId)
    .orderBy('joined_at')
    .orderBy('campaigns.id')
    .execute();
  return rows.map(({ title, joined_at: at }) => ({ campaign: title, joined_at: isoInstant(at) }));
}

/** A deleted donor and the number of rows deleted with it, by table. */
export interface DeletedDonor {
  /** Absent for an address without an account. */
  id: number | undefined;
  /** Gifts kept in the books without a name. */
  anonymous: number;
  /** Comments under the donor's full name, kept without the name. */
  nameless: number;
  removed: RemovedRows;
}

/**
 * Deletes a donor with all registrations, sessions, codes, mails and records of sent mails, makes the donor's gifts
 * anonymous and removes the name from comments. Also accepts an address without an account. Throws an `ActionError` when
 * there is no data about the address.
 */
export async function deleteDonor(
  context: ActionContext,
  email: string,
  options: ChangeOptions = {},
): Promise<DeletedDonor> {
  const key = emailKey(email);
  return audited(
    context,
    'donor delete',
    async (database) => {
      // Lock the books before the donor's row, as every change of the books does, to avoid a deadlock.
      await lockBooks(database);
      const donor = await database
        .selectFrom('donors')
        .select(['id', 'first_name', 'last_name'])
        .where('email_key', '=', key)
        .executeTakeFirst();
      const id = donor?.id;
      const anonymous = await makeGiftsAnonymous(database, { donorId: id, emailKey: key });
      const removed = {
        registrations: await countWhere(database, 'registrations', 'donor_id', id ?? 0),
        sessions: await countWhere(database, 'sessions', 'donor_id', id ?? 0),
        codes: await countWhere(database, 'codes', 'email_key', key),
        mails: (await mailsOf(database, key)).length,
      };
      if (id === undefined && anonymous + removed.codes + removed.mails === 0) throw unknownAddress(email);
      await database.deleteFrom('codes').where('email_key', '=', key).execute();
      await deleteMails(database, key);
      const nameless = donor ? await removeNameFromComments(database, donor) : 0;
      // The foreign keys delete the donor's other rows.
      await database.deleteFrom('donors').where('email_key', '=', key).execute();
      return {
        subject: id === undefined ? 'address without account' : `donor ${id}`,
        result: { id, anonymous, nameless, removed },
      };
    },
    options,
  );
}

/** Replaces the removed name of a commenter. */
const noName = 'Anonymous';

/**
 * Removes a donor's full name from comments. Keeps the comments, because some may be from another person with the same
 * name.
 */
async function removeNameFromComments(database: Database, donor: FullName): Promise<number> {
  const names = await commenterNames(database, donor);
  if (names.length === 0) return 0;
  const comments = await database
    .updateTable('comments')
    .set({ comentator_name: noName })
    .where('comentator_name', 'in', names)
    .returning('id')
    .execute();
  return comments.length;
}

/** Deletes queued mails to an address and the records of sent mails. */
async function deleteMails(database: Database, key: string): Promise<void> {
  await database.deleteFrom('outbox').where('email_key', '=', key).execute();
  await database.deleteFrom('sent_mails').where('email_key', '=', key).execute();
}

/** Lists all donors, oldest account first. */
export async function listDonors(database: Database): Promise<Listing> {
  const donors = await database
    .selectFrom('donors')
    .select(['id', 'email', 'first_name', 'last_name', 'goal_cents', 'language'])
    .orderBy('id')
    .execute();
  return {
    rows: donors.map(({ goal_cents: goal, ...donor }) => ({ ...donor, goal: fromCents(goal) })),
    lines: donors.map((row) =>
      [
        row.id,
        row.email,
        `${row.first_name} ${row.last_name}`,
        `goal ${exactMoney(row.goal_cents)}`,
        row.language ?? '-',
      ].join('\t'),
    ),
    empty: 'There are no donors.',
  };
}
