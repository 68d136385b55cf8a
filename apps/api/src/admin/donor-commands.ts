import { fromCents } from '@hearthlight/domain';
import * as z from 'zod';

import { emailKey } from '../accounts/services.ts';
import type { Database } from '../database/schema.ts';
import { type AdminContext, AdminError, audited, type Command, type Options, required } from './command.ts';
import { cents, day, dollars, line } from './document.ts';

async function donorWith(database: Database, email: string | undefined) {
  const donor = await database
    .selectFrom('donors')
    .selectAll()
    .where('email_key', '=', emailKey(email ?? ''))
    .executeTakeFirst();
  if (!donor) throw new AdminError(`No donor has the address ${email ?? ''}.`);
  return donor;
}

function optionBy<T>(schema: z.ZodType<T>, options: Options, name: string): T {
  const result = schema.safeParse(required(options, name));
  if (!result.success) throw new AdminError(`--${name} ${result.error.issues[0]?.message ?? 'is wrong'}.`);
  return result.data;
}

const status = z.enum(['completed', 'pending', 'failed'], { error: 'must be completed, pending or failed' });

async function recordDonation(
  context: AdminContext,
  email: string | undefined,
  options: Options,
): Promise<void> {
  const amount = optionBy(cents, options, 'amount');
  if (amount === 0) throw new AdminError('--amount must be more than nothing.');
  const row = {
    date:
      options['date'] === undefined
        ? new Date(context.now()).toISOString().slice(0, 10)
        : optionBy(day, options, 'date'),
    amount_cents: amount,
    cause: required(options, 'cause'),
    payment_method: optionBy(line, options, 'method'),
    payment_status: options['status'] === undefined ? 'completed' : optionBy(status, options, 'status'),
  };
  await audited(context, 'donation add', async (database) => {
    const donor = await donorWith(database, email);
    const added = await database
      .insertInto('donations')
      .values({ ...row, donor_id: donor.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return {
      subject: `donor ${donor.id}`,
      detail: `donation ${added.id}, ${dollars(amount)}`,
      result: undefined,
    };
  });
  context.print(`A donation of ${dollars(amount)} is recorded for ${email ?? ''}.`);
}

async function setGoal(
  context: AdminContext,
  email: string | undefined,
  typed: string | undefined,
): Promise<void> {
  const goal = optionBy(cents, { goal: typed }, 'goal');
  await audited(context, 'donor goal', async (database) => {
    const donor = await donorWith(database, email);
    await database.updateTable('donors').set({ goal_cents: goal }).where('id', '=', donor.id).execute();
    return { subject: `donor ${donor.id}`, detail: dollars(goal), result: undefined };
  });
  context.print(`The goal of ${email ?? ''} is ${dollars(goal)}.`);
}

/** All that is known of a donor; comments are not tied to accounts. */
async function exportDonor(context: AdminContext, email: string | undefined): Promise<void> {
  const data = await audited(context, 'donor export', async (database) => {
    const donor = await donorWith(database, email);
    return { subject: `donor ${donor.id}`, result: await dataOf(database, donor) };
  });
  context.print(JSON.stringify(data, null, 2));
}

const instant = (at: number) => new Date(at).toISOString();

async function dataOf(database: Database, donor: Awaited<ReturnType<typeof donorWith>>) {
  const { password_hash: _, email_key: __, goal_cents: goal, ...details } = donor;
  const sessions = await database
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('donor_id', '=', donor.id)
    .execute();
  return {
    donor: {
      ...details,
      goal: fromCents(goal),
      created_at: instant(donor.created_at),
      last_login_at: instant(donor.last_login_at),
    },
    donations: await donationsOf(database, donor.id),
    registrations: await registrationsOf(database, donor.id),
    sessions: sessions.map((session) => ({
      opened_at: instant(session.created_at),
      ends_at: instant(session.expires_at),
    })),
  };
}

async function donationsOf(database: Database, donorId: number) {
  const rows = await database
    .selectFrom('donations')
    .select(['date', 'amount_cents', 'cause', 'payment_method', 'payment_status'])
    .where('donor_id', '=', donorId)
    .orderBy('date')
    .execute();
  return rows.map(({ amount_cents: sum, ...donation }) => ({ ...donation, amount: fromCents(sum) }));
}

async function registrationsOf(database: Database, donorId: number) {
  const rows = await database
    .selectFrom('registrations')
    .innerJoin('campaigns', 'campaigns.id', 'registrations.campaign_id')
    .select(['campaigns.title', 'registrations.joined_at'])
    .where('donor_id', '=', donorId)
    .orderBy('joined_at')
    .execute();
  return rows.map(({ title, joined_at: at }) => ({ campaign: title, joined_at: instant(at) }));
}

async function deleteDonor(
  context: AdminContext,
  email: string | undefined,
  options: Options,
): Promise<void> {
  if (options['yes'] !== true) {
    throw new AdminError(
      'This cannot be undone: please add --yes, after “donor export” if the data is still needed.',
    );
  }
  await audited(context, 'donor delete', async (database) => {
    const donor = await donorWith(database, email);
    await database.deleteFrom('codes').where('email_key', '=', donor.email_key).execute();
    await database.deleteFrom('donors').where('id', '=', donor.id).execute();
    return { subject: `donor ${donor.id}`, result: undefined };
  });
  context.print('The donor is deleted, with donations, registrations and sessions.');
}

async function listDonors({ database, print }: AdminContext): Promise<void> {
  const rows = await database
    .selectFrom('donors')
    .select(['id', 'first_name', 'last_name', 'email', 'goal_cents'])
    .orderBy('id')
    .execute();
  for (const row of rows) {
    print(`${row.id}\t${row.email}\t${row.first_name} ${row.last_name}\tgoal ${dollars(row.goal_cents)}`);
  }
  if (rows.length === 0) print('There are no donors.');
}

export const donorCommands: readonly Command[] = [
  { name: 'donor list', takes: '', words: 0, summary: 'Lists all donors.', run: listDonors },
  {
    name: 'donor goal',
    takes: '<e-mail> <amount>',
    words: 2,
    summary: 'Sets the goal that a donor gives towards.',
    run: (context, [email, goal]) => setGoal(context, email, goal),
  },
  {
    name: 'donor export',
    takes: '<e-mail>',
    words: 1,
    summary: 'Prints all data of a donor as JSON.',
    run: (context, [email]) => exportDonor(context, email),
  },
  {
    name: 'donor delete',
    takes: '<e-mail> --yes',
    words: 1,
    summary: 'Deletes a donor and all that belongs to them.',
    run: (context, [email], options) => deleteDonor(context, email, options),
  },
  {
    name: 'donation add',
    takes:
      '<e-mail> --amount <sum> --cause <text> --method <text> [--date <day>] [--status completed|pending|failed]',
    words: 1,
    summary: 'Records a donation; completed and of today unless said otherwise.',
    run: (context, [email], options) => recordDonation(context, email, options),
  },
];
