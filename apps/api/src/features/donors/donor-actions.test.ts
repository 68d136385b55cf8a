import { calls } from '@hearthlight/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { ActionContext } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { adminContextOf, runAdmin } from '../../testing/admin.ts';
import { anApplicant, aSignedInDonor, signIn } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { checkBooks } from '../ledger/check.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { deleteDonor } from './delete-donor.ts';
import { endSessions, setGoal } from './donor-actions.ts';
import { exportDonor } from './export-donor.ts';
import { listDonors } from './list-donors.ts';

const email = 'ada@example.org';
describe.each(engines)('donors on $name', (engine) => {
  let context: TestContext;
  let admin: ActionContext;
  let token: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    admin = adminContextOf(context);
    token = (await aSignedInDonor(context, email)).access_token;
  });
  afterAll(() => context.close());

  test('records gifts and sets the goal', async () => {
    const campaignId = await addCampaign(context.database);
    await recordGift(admin, {
      ...gift,
      campaignId,
      giver: { email: 'ADA@example.org' },
      reason: 'Ada wrote',
    });
    await recordGift(admin, { ...gift, giver: { email }, date: '2026-01-02', paymentStatus: 'pending' });
    await setGoal(admin, email, 400_000);
    const response = await context.request('dashboard', { token });
    const { client_goal: goal, records } = calls.dashboard.response.parse(response.json());
    expect(goal).toBe(4000);
    expect(records.donation_history).toEqual([
      {
        date_of_donation: '2026-11-20',
        amount_donated: 25,
        donation_cause: 'A roof',
        payment_method: 'Paypal service',
        payment_status: 'completed',
        receipt: '2026-00001',
        campaign_id: expect.any(Number),
      },
      expect.objectContaining({ date_of_donation: '2026-01-02', payment_status: 'pending' }),
    ]);
    expect((await listDonors(context.database)).lines).toEqual([
      expect.stringMatching(/^\d+\tada@example\.org\tAda O'Neil-Byron\tgoal \$4,000\.00\ten$/),
    ]);
  });

  test('sets the goal of one donor only', async () => {
    await aSignedInDonor(context, 'goal@example.org');
    await setGoal(admin, 'goal@example.org', 500);
    const donors = await context.database.selectFrom('donors').select('goal_cents').orderBy('id').execute();
    expect(donors.map(({ goal_cents: goal }) => goal)).toEqual([400_000, 500]);
    await context.database.deleteFrom('donors').where('email', '=', 'goal@example.org').execute();
  });

  test('rejects an unknown e-mail address', async () => {
    const unknown = 'There is no such donor.';
    await expect(setGoal(admin, 'nobody@example.org', 1)).rejects.toThrow(unknown);
    const nothing = 'There is no data about the e-mail address nobody@example.org.';
    await expect(exportDonor(admin, 'nobody@example.org')).rejects.toThrow(nothing);
    await expect(deleteDonor(admin, 'nobody@example.org')).rejects.toThrow(nothing);
  });

  test('exports all data of a donor except the password', async () => {
    const exported = await exportDonor(admin, email);
    expect(exported).toMatchObject({
      donor: { email, first_name: 'Ada', goal: 4000 },
      donations: [
        { amount: 25, date: '2026-01-02' },
        { amount: 25, date: '2026-11-20' },
      ],
      sessions: [{ opened_at: '2026-11-20T09:30:00.000Z' }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/hash/);
  });

  test('exports the comments under the donor’s name', async () => {
    const { id } = await context.database
      .insertInto('news')
      .values({
        title: 'Roofs',
        tags: '',
        cover_image_url: '/a.svg',
        cover_image_description: null,
        published_at: 1,
        detail: '',
        author_name: 'Ruth W.',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const name of ["ada o'neil-byron", 'Eve']) {
      await context.request('commentOnNews', {
        params: { id },
        body: { comentator_name: name, comment: `A kind word of ${name} for all.` },
      });
    }
    const earlier = {
      comentator_name: "Ada O'Neil-Byron",
      comment: 'An earlier one.',
      state: 'shown',
    } as const;
    await context.database
      .insertInto('comments')
      .values({ news_id: id, ...earlier, published_at: 1, held_reason: null, text_hash: 'earlier' })
      .execute();
    expect(await exportDonor(admin, email)).toMatchObject({
      comments_under_this_name: [
        { article: 'Roofs', comment: 'An earlier one.' },
        { article: 'Roofs', comment: "A kind word of ada o'neil-byron for all.", state: 'shown' },
      ],
    });
    await context.database.deleteFrom('comments').where('text_hash', '=', 'earlier').execute();
  });

  test('ends all sessions of a donor, and nobody else’s', async () => {
    await signIn(context, email);
    const other = await aSignedInDonor(context, 'grace@example.org');
    expect(await exportDonor(admin, 'grace@example.org')).toMatchObject({ sessions: [{}] });
    expect(await endSessions(admin, email, { dryRun: true })).toBe(2);
    expect((await context.request('dashboard', { token })).statusCode).toBe(200);
    expect(await endSessions(admin, email)).toBe(2);
    expect((await context.request('dashboard', { token })).statusCode).toBe(401);
    expect((await context.request('dashboard', { token: other.access_token })).statusCode).toBe(200);
    await context.database.deleteFrom('donors').where('email_key', '=', 'grace@example.org').execute();
    expect((await listAudit(context.database)).rows[0]).toMatchObject({ detail: '2 sessions' });
    await expect(endSessions(admin, 'nobody@example.org')).rejects.toThrow('There is no such donor.');
  });

  test('deletes all data of a donor but keeps the gifts without a name', async () => {
    const balance = () => context.database.selectFrom('campaigns').select(['raised_cents', 'contributors']).execute();
    const before = await balance();
    const mail = { content: '', code_hash: null, attempts: 1, created_at: 1, due_at: 1, expires_at: 9 };
    const failed = { ...mail, kind: 'no account', state: 'failed', error: '550' } as const;
    await context.database
      .insertInto('outbox')
      .values([
        { ...failed, id: 'a', recipient: 'ADA@example.org', email_key: email },
        { ...failed, id: 'b', recipient: 'bob@example.org', email_key: 'bob@example.org' },
        { ...failed, id: 'c', recipient: email, email_key: email, state: 'waiting', error: null },
      ])
      .execute();
    await context.database
      .insertInto('sent_mails')
      .values({ id: 'd', email_key: email, kind: 'password changed', sent_at: 1 })
      .execute();
    expect(await deleteDonor(admin, email)).toMatchObject({ nameless: 1 });
    const mails = await context.database.selectFrom('outbox').select('id').execute();
    expect(mails).toEqual([{ id: 'b' }]);
    expect((await context.request('dashboard', { token })).statusCode).toBe(401);
    const comments = await context.database.selectFrom('comments').select('comentator_name').execute();
    expect(comments.map(({ comentator_name: name }) => name).toSorted()).toEqual(['Anonymous', 'Eve']);
    await context.database.deleteFrom('comments').execute();
    for (const table of ['donors', 'registrations', 'sessions', 'codes', 'sent_mails'] as const) {
      expect(await context.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await context.database.selectFrom('gifts').selectAll().execute()).toMatchObject([
      { amount_cents: 2500, donor_id: null, cause: 'Donation', giver_name: null, giver_email: null },
      { amount_cents: 2500, donor_id: null, cause: 'Donation', payment_status: 'pending' },
    ]);
    expect(await balance()).toEqual(before);
    expect((await checkBooks(context.database)).problems).toEqual([]);
    expect(await textOfAllTables(context.database)).not.toMatch(/\bada\b|byron/i);
    expect((await listAudit(context.database)).rows[0]).toMatchObject({ action: 'donor delete' });
  });

  test('finds comments under a non-ASCII name in any case', async () => {
    const [composed, decomposed] = ['Élodie Ångström', 'E\u0301LODIE A\u030ANGSTRO\u0308M'];
    await aSignedInDonor(context, 'elodie@example.org');
    await context.database
      .updateTable('donors')
      .set({ first_name: 'Élodie', last_name: 'Ångström' })
      .where('email', '=', 'elodie@example.org')
      .execute();
    const { id } = await context.database.selectFrom('news').select('id').executeTakeFirstOrThrow();
    for (const name of [composed, composed.toUpperCase(), decomposed, 'Elodie Angstrom']) {
      const body = { comentator_name: name, comment: `A kind word for all, number ${name}.` };
      await context.request('commentOnNews', { params: { id }, body, from: '203.0.113.8' });
    }
    const exported = await exportDonor(admin, 'elodie@example.org');
    expect(exported).toMatchObject({ comments_under_this_name: { length: 3 } });
    expect(await deleteDonor(admin, 'elodie@example.org')).toMatchObject({ nameless: 3 });
    const comments = await context.database.selectFrom('comments').select('comentator_name').execute();
    expect(comments.filter(({ comentator_name: name }) => name !== 'Anonymous')).toHaveLength(1);
  });

  test('exports the gifts and mails of a person without an account', async () => {
    const giver = { email: 'Cem@example.org', name: 'Cem Kaya' };
    await recordGift(admin, { ...gift, giver, cause: 'A well' });
    expect(await exportDonor(admin, giver.email)).toMatchObject({ donations: [{}], mails: [] });
    await context.database
      .insertInto('sent_mails')
      .values({ id: 'e', email_key: 'cem@example.org', kind: 'no account', sent_at: 1 })
      .execute();
    expect(await exportDonor(admin, 'CEM@example.org')).toEqual({
      donations: [
        {
          date: '2026-11-20',
          amount: 25,
          cause: 'A well',
          campaign: null,
          payment_method: 'Paypal service',
          payment_status: 'completed',
          external_id: null,
          reference: null,
          giver_name: 'Cem Kaya',
          occasion: null,
          occasion_of: null,
          anonymous: false,
          giver_email: 'Cem@example.org',
          in_files: [],
        },
      ],
      mails: [{ kind: 'no account', state: 'sent', at: '1970-01-01T00:00:00.001Z' }],
    });
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      action: 'donor export',
      subject: 'address without account',
    });
  });

  test('makes the gifts of a person without an account anonymous', async () => {
    await recordGift(admin, { ...gift, giver: { email: 'bob@example.org', name: 'Bob Builder' } });
    expect(await deleteDonor(admin, 'BOB@example.org')).toMatchObject({ id: undefined, anonymous: 1 });
    expect(await textOfAllTables(context.database)).not.toMatch(/\bbob\b/i);
    await expect(deleteDonor(admin, 'bob@example.org')).rejects.toThrow('There is no data about');
  });

  test('exports and deletes the data of an address that never became an account', async () => {
    await context.request('sendEmailVerificationCode', {
      body: anApplicant('Dilek@example.org'),
    });
    await context.database
      .insertInto('sent_mails')
      .values({ id: 'f', email_key: 'dilek@example.org', kind: 'sign-up code', sent_at: 1 })
      .execute();
    expect(await exportDonor(admin, 'dilek@example.org')).toMatchObject({
      donations: [],
      mails: [{ kind: 'sign-up code' }],
    });
    expect(await deleteDonor(admin, 'dilek@example.org')).toMatchObject({
      id: undefined,
      removed: { codes: 1, mails: 1 },
    });
    expect(await textOfAllTables(context.database)).not.toMatch(/dilek/i);
    await expect(deleteDonor(admin, 'dilek@example.org')).rejects.toThrow('There is no data about');
    await expect(exportDonor(admin, 'dilek@example.org')).rejects.toThrow('There is no data about');
  });

  test('merges donors on the command line after a preview that changes nothing', async () => {
    const [kept, merged] = ['kept@example.org', 'merged@example.org'];
    for (const address of [kept, merged]) await aSignedInDonor(context, address);
    await recordGift(admin, { ...gift, giver: { email: merged } });
    const run = (...options: string[]) => runAdmin(context, ['donor', 'merge', kept, merged, ...options]);
    await expect(run()).rejects.toThrow('This cannot be undone. Run it with --dry-run first, then add --yes.');
    expect(await run('--dry-run')).toMatch(
      /^Would merge donor \d+, merged@example.org, into donor \d+, kept@example.org, with 1 gift \(\$25\.00 completed\), 0 campaigns, \d mails?\.$/,
    );
    expect(JSON.parse(await run('--yes', '--json'))).toMatchObject({
      kept: { email: kept },
      merged: { email: merged },
      gifts: 1,
      amount: 25,
      dry_run: false,
    });
    await expect(run('--yes')).rejects.toThrow('There is no such donor.');
    expect(await exportDonor(admin, kept)).toMatchObject({ donations: [{ amount: 25 }] });
  });

  test('exports mails, former addresses and sessions, the oldest first', async () => {
    const { clock, database } = context;
    const key = 'sorted@example.org';
    await aSignedInDonor(context, key);
    const donors = database.selectFrom('donors').select('id').where('email_key', '=', key);
    const { id } = await donors.executeTakeFirstOrThrow();
    const session = await database.selectFrom('sessions').selectAll().where('donor_id', '=', id).execute();
    await database.deleteFrom('sent_mails').where('email_key', '=', key).execute();
    for (const [name, days] of [
      ['c', 0],
      ['a', 2],
      ['b', 1],
    ] as const) {
      const at = clock.now + days * 24 * 3_600_000;
      const mail = { kind: 'sign-up code', sent_at: at, email_key: key } as const;
      await database
        .insertInto('sent_mails')
        .values({ ...mail, id: `sorted ${name}` })
        .execute();
      const former = { email: `${name}@example.net`, email_key: `${name}@example.net`, donor_id: id, at };
      await database.insertInto('former_addresses').values(former).execute();
      const opened = session.map((row) => ({ ...row, id: `sorted ${name}`, created_at: at }));
      await database.insertInto('sessions').values(opened).execute();
    }
    expect(await exportDonor(admin, key)).toMatchObject({
      mails: [{ at: day(20) }, { at: day(21) }, { at: day(22) }],
      former_addresses: ['c@example.net', 'b@example.net', 'a@example.net'],
      sessions: [{ opened_at: day(20) }, { opened_at: day(20) }, { opened_at: day(21) }, { opened_at: day(22) }],
    });
    await database.deleteFrom('donors').where('id', '=', id).execute();
  });

  test('exports rows of the same time in the order of their ids', async () => {
    const { clock, database } = context;
    await aSignedInDonor(context, 'tied@example.org');
    const [first, second] = [await addCampaign(database), await addCampaign(database)];
    const { id } = await database
      .selectFrom('donors')
      .select('id')
      .where('email_key', '=', 'tied@example.org')
      .executeTakeFirstOrThrow();
    for (const campaignId of [second, first]) {
      const registration = { donor_id: id, campaign_id: campaignId, joined_at: clock.now };
      await database.insertInto('registrations').values(registration).execute();
    }
    for (const cause of ['First', 'Second'])
      await recordGift(admin, { ...gift, giver: { email: 'tied@example.org' }, cause });
    // PostgreSQL reads the changed row last.
    await database.updateTable('gifts').set({ cause: '1st' }).where('cause', '=', 'First').execute();
    const titles = await database.selectFrom('campaigns').select(['id', 'title']).execute();
    const titleOf = (campaignId: number) => titles.find((one) => one.id === campaignId)?.title;
    expect(await exportDonor(admin, 'tied@example.org')).toMatchObject({
      donations: [{ cause: '1st' }, { cause: 'Second' }],
      registrations: [{ campaign: titleOf(first) }, { campaign: titleOf(second) }],
    });
  });
});

/** Matches an instant of a day in November 2026. */
const day = (number: number) => expect.stringContaining(`2026-11-${number}T`);

/** Returns the content of the whole database. */
async function textOfAllTables(database: Database): Promise<string> {
  const tables = await database.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(database)).rows),
  );
  return JSON.stringify(rows);
}
