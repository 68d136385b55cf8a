import { setFormats, usEnglish } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { anArticleFile, runAdmin } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import {
  addStaff,
  aSignedInStaff,
  cookieOf,
  deskCall,
  deskRequest,
  openStaffSession,
  staffPassword,
  totpCodeAt,
} from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';

/** Adds a mail that waits or has failed. */
const addMail = ({ clock, database }: TestContext, kind: string, state: 'failed' | 'waiting') =>
  database
    .insertInto('outbox')
    .values({
      id: crypto.randomUUID(),
      kind,
      recipient: 'ada@example.org',
      email_key: 'ada@example.org',
      content: '',
      code_hash: null,
      state,
      attempts: 1,
      created_at: clock.now,
      due_at: clock.now,
      expires_at: clock.now,
      error: null,
    })
    .execute();

describe.each(engines)('the first page and the activity log on $name', (engine) => {
  let context: TestContext;
  let owner: string;
  beforeAll(async () => {
    context = await createTestContext(engine);
    ({ cookie: owner } = await aSignedInStaff(context, 'owner', 'ruth@example.org', 'Ruth Wanjiru'));
  });
  afterAll(() => context.close());

  test('a new installation lists the first steps, and each role sees what it can act on', async () => {
    expect(await deskCall(context, 'deskHome', { cookie: owner })).toEqual({
      tasks: {
        held_comments: 0,
        dated_drafts: 0,
        failed_updates: 0,
        waiting_updates: 0,
        open_uploads: 0,
        waiting_rows: 0,
        unmatched_payments: 0,
        paused_plans: 0,
        bills_to_approve: 0,
        bills_to_pay: 0,
        months_to_close: 0,
        failed_statements: 0,
        givers_without_address: 0,
        health_problems: 1,
      },
      drafts: [],
      scheduled_news: [],
      ending_campaigns: [],
      health: { mail: 'works', backup: 'none', last_backup_at: null },
      first_steps: ['staff', 'news', 'campaign'],
    });
    const seen: Record<string, string[][]> = {};
    for (const role of ['editor', 'moderator', 'bookkeeper', 'auditor'] as const) {
      const { cookie } = await aSignedInStaff(context, role);
      const { tasks, ...parts } = await deskCall(context, 'deskHome', { cookie });
      seen[role] = [Object.keys(tasks), Object.keys(parts)];
    }
    expect(seen).toEqual({
      editor: [
        ['dated_drafts', 'held_comments', 'failed_updates', 'waiting_updates'],
        ['scheduled_news', 'drafts', 'ending_campaigns', 'first_steps'],
      ],
      moderator: [['held_comments'], ['first_steps']],
      bookkeeper: [
        [
          'paused_plans',
          'bills_to_approve',
          'bills_to_pay',
          'open_uploads',
          'waiting_rows',
          'unmatched_payments',
          'failed_statements',
          'givers_without_address',
          'months_to_close',
        ],
        ['first_steps'],
      ],
      auditor: [[], ['first_steps']],
    });
  });

  test('shows what waits: comments, drafts with a day, ending campaigns, givers without an address, open months', async () => {
    const { clock, database } = context;
    const article = { tags: '', cover_image_url: '', detail: '', author_name: '' };
    const at = clock.now + 60_000;
    const { id } = await database
      .insertInto('news')
      .values({ ...article, title: 'Soon', published_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    // A draft keeps the day of its file.
    await database
      .insertInto('news')
      .values({ ...article, title: 'Draft', published_at: at, draft: 1 })
      .execute();
    const comment = {
      comentator_name: 'Halima',
      comment: 'Text',
      held_reason: 'too many links',
      text_hash: 'x',
    };
    await database
      .insertInto('comments')
      .values([
        { ...comment, news_id: id, published_at: 1, state: 'held' },
        { ...comment, news_id: id, published_at: 1, state: 'shown', text_hash: 'y' },
      ])
      .execute();
    const campaign = { image_url: '', target_cents: 1, date_started: '2026-01-01', description: '' };
    const ends = ['2026-12-05', '2026-12-04', '2026-11-20', '2026-11-19'];
    await database
      .insertInto('campaigns')
      .values(ends.map((end) => ({ ...campaign, title: end, date_ended: end })))
      .execute();
    await database
      .insertInto('ledgers')
      .values({ month: '2026-08', entries: 0, hash: '', document: '', closed_at: 1 })
      .execute();
    const gift = {
      amount_cents: 100,
      cause: 'A well',
      payment_method: 'Cash',
      payment_status: 'completed' as const,
    };
    await database
      .insertInto('gifts')
      .values([
        { ...gift, giver_key: 'name:zed', giver_name: 'Zed', date: '2025-03-01' },
        { ...gift, giver_key: 'name:zed', giver_name: 'Zed', date: '2025-03-02' },
        { ...gift, giver_key: 'name:bo', giver_name: 'Bo', date: '2026-03-02' },
        { ...gift, giver_key: 'email:ada@example.org', giver_email: 'ada@example.org', date: '2025-03-02' },
      ])
      .execute();
    await addMail(context, 'impact update', 'failed');
    await addMail(context, 'yearly statement', 'failed');
    await addMail(context, 'yearly statement', 'waiting');
    const home = await deskCall(context, 'deskHome', { cookie: owner });
    expect(home).toMatchObject({
      tasks: {
        held_comments: 1,
        dated_drafts: 1,
        failed_updates: 1,
        waiting_updates: 0,
        failed_statements: 1,
        givers_without_address: 1,
        months_to_close: 2,
        health_problems: 2,
      },
      scheduled_news: [{ id, title: 'Soon', published_at: new Date(at).toISOString() }],
      drafts: [{ title: 'Draft' }],
      ending_campaigns: [{ title: '2026-11-20' }, { title: '2026-12-04' }],
      first_steps: [],
    });
    await database.insertInto('statement_mails').values({ year: 2025, giver_key: 'donor:1', mail_id: 'x' }).execute();
    const { tasks } = await deskCall(context, 'deskHome', { cookie: owner });
    expect(tasks.givers_without_address).toBe(0);
    await database.deleteFrom('gifts').execute();
    await database.deleteFrom('news').execute();
  });

  test('lists ten scheduled articles, five drafts and ten campaigns at most', async () => {
    const { clock, database } = context;
    const many = Array.from({ length: 12 }, (_, at) => 12 - at);
    const article = { tags: '', cover_image_url: '', detail: '', author_name: '' };
    const campaign = { image_url: '', target_cents: 1, date_started: '2026-01-01', description: '' };
    await database
      .insertInto('news')
      .values([
        ...many.map((at) => ({
          ...article,
          title: `Soon ${at}`,
          published_at: clock.now + at,
          draft: 0 as const,
        })),
        ...many.map((at) => ({ ...article, title: `Draft ${at}`, published_at: at, draft: 1 as const })),
      ])
      .execute();
    await database
      .insertInto('campaigns')
      .values(many.map((at) => ({ ...campaign, title: `Wells ${at}`, date_ended: '2026-11-30' })))
      .execute();
    const home = await deskCall(context, 'deskHome', { cookie: owner });
    expect(home.scheduled_news?.map(({ title }) => title)).toEqual(
      many
        .toReversed()
        .slice(0, 10)
        .map((at) => `Soon ${at}`),
    );
    expect(home.drafts?.map(({ title }) => title)).toEqual(many.slice(0, 5).map((at) => `Draft ${at}`));
    expect(home.ending_campaigns).toHaveLength(10);
    await database.deleteFrom('news').execute();
  });

  test('records the command line beside the desk, with before and after, and filters', async () => {
    await context.database.deleteFrom('audit').execute();
    await runAdmin(context, ['news', 'add', anArticleFile('Roofs')]);
    const body = { email: 'new@example.org', role: 'auditor', send_mail: false };
    const { member } = await deskCall(context, 'inviteStaff', { cookie: owner, body });
    context.clock.now += 24 * 3_600_000;
    const read = async (query: Record<string, string> = {}) => {
      const { cookie } = await aSignedInStaff(context, 'owner', `reader-${Math.random()}@example.org`);
      return deskCall(context, 'activityList', { cookie, query });
    };
    const { actors, entries } = await read();
    expect(actors).toEqual(['Ruth Wanjiru', 'ruth']);
    expect(entries).toMatchObject([
      {
        source: 'desk',
        actor: 'Ruth Wanjiru',
        action: 'staff invite',
        subject: `staff ${member.id}`,
        changes: [{ field: 'role', before: null, after: 'auditor' }],
      },
      { source: 'command line', actor: 'ruth', action: 'news add', detail: 'Roofs' },
    ]);
    const count = async (query: Record<string, string>) => (await read(query)).entries.length;
    expect(await count({ kind: 'news' })).toBe(1);
    expect(await count({ actor: 'Ruth Wanjiru' })).toBe(1);
    expect(await count({ actor: 'Ruth Wanjiru', kind: 'news' })).toBe(0);
    expect(await count({ from: '2026-11-20', to: '2026-11-20' })).toBe(2);
    expect(await count({ from: '2026-11-21' })).toBe(0);
    expect(await count({ to: '2026-11-19' })).toBe(0);
    // Half past nine in UTC is the evening before in Hawaii.
    setFormats(() => ({ ...usEnglish, timeZone: 'Pacific/Honolulu' }));
    onTestFinished(() => setFormats(() => usEnglish));
    expect(await count({ to: '2026-11-19' })).toBe(2);
    expect(await count({ from: '2026-11-20' })).toBe(0);
  });

  const logged = async () => {
    const rows = await context.database.selectFrom('audit').selectAll().orderBy('id').execute();
    return rows.map(({ action, actor, kind }) => `${kind}: ${actor}: ${action}`);
  };
  const signIn = (email: string, password: string, from = '203.0.113.8') =>
    deskRequest(context, 'deskSignIn', { body: { email, password }, from });

  describe('records access:', () => {
    beforeEach(() => context.database.deleteFrom('audit').execute());

    test('signing in, and a wrong password of somebody who has an account', async () => {
      await addStaff(context, 'ida@example.org', 'auditor', { factor: false, name: 'Ida Berg' });
      await signIn('ida@example.org', 'Wrong-pass-1');
      await signIn('nobody@example.org', 'Wrong-pass-1');
      await signIn('ida@example.org', staffPassword);
      expect(await logged()).toEqual(['access: Ida Berg: access password-refused', 'access: Ida Berg: access sign-in']);
    });

    test('at most twenty refused attempts of each person in an hour', async () => {
      for (let more = 0; more < 23; more += 1) await signIn('ida@example.org', 'Wrong-pass-1', `198.51.${more}.1`);
      expect(await logged()).toHaveLength(20);
      await signIn('ruth@example.org', 'Wrong-pass-1');
      expect(await logged()).toHaveLength(21);
      context.clock.now += 3_600_001;
      await signIn('ida@example.org', 'Wrong-pass-1');
      expect(await logged()).toHaveLength(22);
    });

    test('second factors, recovery codes, passwords and sessions', async () => {
      const email = 'eda@example.org';
      const id = await addStaff(context, email, 'editor', { name: 'Eda Berg' });
      const first = await signIn(email, staffPassword);
      const cookie = cookieOf(first);
      const tryCode = (code: string) =>
        deskRequest(context, 'deskSecondFactor', { cookie, body: { factor: 'totp', code } });
      await tryCode('000000');
      const open = cookieOf(await tryCode(totpCodeAt(context.clock.now)));
      await deskCall(context, 'renewRecoveryCodes', { cookie: open });
      await deskCall(context, 'changeOwnPassword', {
        cookie: await openStaffSession(context, id),
        body: { password: 'Lantern-9-desk' },
      });
      await deskCall(context, 'signOutEverywhere', { cookie: await openStaffSession(context, id) });
      expect((await logged()).map((line) => line.split(' ').at(-1))).toEqual([
        'factor-refused',
        'sign-in',
        'codes',
        'password',
        'sign-out',
      ]);
    });
  });

  test('cuts long texts, and names a hundred people to choose from', async () => {
    await context.database.deleteFrom('audit').execute();
    const body = {
      title: 'A well',
      image_url: '/pictures/well.svg',
      description: 'w'.repeat(5000),
      target_amount: 100,
      date_started: '2026-11-01',
      date_ended: null,
    };
    const { cookie } = await aSignedInStaff(context, 'owner', 'long@example.org');
    await deskCall(context, 'createCampaign', { cookie, body });
    const entry = { at: 5, action: 'news add', subject: 'news 1', detail: '' };
    await context.database
      .insertInto('audit')
      .values(Array.from({ length: 100 }, (_, index) => ({ ...entry, actor: `a ${index}` })))
      .execute();
    const { actors, entries } = await deskCall(context, 'activityList', { cookie });
    const described = entries[0]?.changes.find(({ field }) => field === 'description')?.after;
    expect(described).toMatch(/^w{400}/);
    expect(described?.length).toBeLessThan(600);
    expect(actors).toHaveLength(100);
  });

  test('pages through entries of the same moment without losing or repeating one', async () => {
    await context.database.deleteFrom('audit').execute();
    const total = deskLimits.page * 2 + 1;
    const entry = { at: 5, actor: 'ruth', action: 'news add', subject: 'news 1', detail: '' };
    await context.database
      .insertInto('audit')
      .values(Array.from({ length: total }, () => entry))
      .execute();
    const { cookie } = await aSignedInStaff(context, 'owner', 'pages@example.org');
    const ids = new Set<number>();
    let after: string | undefined;
    let pages = 0;
    do {
      const query = after === undefined ? {} : { after };
      const page = await deskCall(context, 'activityList', { cookie, query });
      for (const { id } of page.entries) ids.add(id);
      after = page.next ?? undefined;
      pages += 1;
    } while (after !== undefined);
    expect([ids.size, pages]).toEqual([total, 3]);
  });
});
