// cspell:words Zebulon Quillfeather
import { callPath, calls, openBooksFiles, pageList } from '@hearthlight/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { cards } from '../actions/file-task.ts';
import { recordGift } from '../features/gifts/record-gift.ts';
import { handleUnpaidPledges } from '../features/gifts/unpaid-pledges.ts';
import { closeMonth } from '../features/ledger/close-month.ts';
import { setOccasion } from '../features/occasions/set-occasion.ts';
import { sendReceipt } from '../features/receipts/send-receipt.ts';
import { createLogger } from '../platform/logger.ts';
import { unseal } from '../platform/mail/sealed.ts';
import { adminContextOf } from '../testing/admin.ts';
import { aSignedInDonor } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { addCampaign, gift } from '../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../testing/staff.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

/** The canary: a name, an address and words that no public surface may show. */
const canary = /zebulon|quillfeather/i;
const email = 'zebulon.quillfeather@example.org';
const cause = 'For my aunt Quillfeather';
const campaignId = 1;

const publicCalls = Object.entries(calls).filter(([, { access, method }]) => access === 'public' && method === 'GET');
/** The files that anybody can read beside the calls. */
const files = [
  ...openBooksFiles.map((file) => `/books/${file}`),
  '/ledger/index.json',
  '/ledger/2026-10.json',
  '/sitemap.xml',
  '/robots.txt',
  '/feed.xml',
  `/campaigns/${campaignId}/badge.svg`,
  `/campaigns/${campaignId}/widget`,
];

/** An article that is published at a time, in epoch milliseconds. */
const anArticle = (publishedAt: number) => ({
  title: 'A new well',
  tags: 'Water',
  cover_image_url: '',
  published_at: publishedAt,
  detail: '<p>Water.</p>',
  author_name: 'Ruth W.',
});

describe.each(engines)('a donor who stays anonymous in public on $name', (engine) => {
  let context: TestContext;
  let token: string;
  let donor: number;
  let giftId: number;
  const lines: string[] = [];
  beforeAll(async () => {
    context = await createTestContext(engine, {
      log: createLogger('trace', { write: (line) => lines.push(line) }),
    });
    const { database } = context;
    ({ access_token: token } = await aSignedInDonor(context, email));
    ({ id: donor } = await database
      .updateTable('donors')
      .set({ first_name: 'Zebulon', last_name: 'Quillfeather', name_key: 'zebulon quillfeather' })
      .returning('id')
      .executeTakeFirstOrThrow());
    await addCampaign(database);
    const admin = adminContextOf(context);
    const date = '2026-10-02';
    const given = { ...gift, campaignId, date, cause, reason: 'Zebulon called' };
    ({ id: giftId } = await recordGift(admin, { ...given, giver: { donorId: donor } }));
    await recordGift(admin, { ...given, giver: { name: 'Zebulon Quillfeather' } });
    const pledge = { ...given, paymentStatus: 'pending' as const, reference: 'RF7900000056000003751399' };
    await recordGift(admin, { ...pledge, giver: { donorId: donor } });
    const occasion = { is: 'new', kind: 'memory', name: 'Amara Diallo', tell: '', another: true } as const;
    await setOccasion(admin, giftId, { entry: occasion });
    await closeMonth(admin, '2026-10', { yes: true });
    await handleUnpaidPledges(admin, { reminder: 1, expiry: 0 });
    await sendReceipt(admin, giftId);
  });
  afterAll(() => context.close());

  const set = (anonymous: boolean) => context.request('setAnonymity', { token, body: { anonymous } });
  const isAnonymous = async () => (await context.request('userDetails', { token })).json().anonymous;

  test('asks for it in the account, and takes it back', async () => {
    expect(await isAnonymous()).toBe(false);
    expect((await set(true)).json()).toEqual({ message: 'You stay anonymous in public.' });
    expect(await isAnonymous()).toBe(true);
    expect((await set(false)).json()).toEqual({ message: 'The foundation may name you.' });
    expect(await isAnonymous()).toBe(false);
    expect((await context.request('setAnonymity', { body: { anonymous: true } })).statusCode).toBe(401);
  });

  test('asks staff, which the activity log says', async () => {
    const { cookie } = await aSignedInStaff(context, 'bookkeeper', 'ruth@example.net');
    const change = (anonymous: boolean) =>
      deskRequest(context, 'setDonorAnonymity', { cookie, params: { id: donor }, body: { anonymous } });
    expect((await change(true)).json()).toEqual({ message: 'The donor stays anonymous in public.' });
    const since = () => context.database.selectFrom('donors').select('anonymous_at').where('id', '=', donor).execute();
    const first = await since();
    context.clock.now += 1;
    await set(true);
    await change(true);
    expect(await since()).toEqual(first);
    const read = await deskCall(context, 'readDonor', { cookie, params: { id: donor } });
    expect([read.is_anonymous, await isAnonymous()]).toEqual([true, true]);
    const logged = await context.database
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'donor anonymity')
      .execute();
    expect(logged.map(({ changes }) => JSON.parse(changes))).toEqual([
      [{ field: 'anonymous', before: 'false', after: 'true' }],
    ]);
  });

  test.each(publicCalls)('is in no answer of %s', async (_, call) => {
    const { body } = await context.app.inject({ url: callPath(call, { title: 'A title' }) });
    expect(body).not.toMatch(canary);
  });

  test.each(files)('is not in %s', async (url) => {
    const { body, headers, statusCode } = await context.app.inject({ url });
    expect(statusCode).toBe(200);
    expect(body + JSON.stringify(headers)).not.toMatch(canary);
  });

  test.each(pageList)('is not on the page $path', async ({ path }) => {
    expect((await context.app.inject({ url: path })).body).not.toMatch(canary);
  });

  test('is in no mail to somebody else, and in no line of the log', async () => {
    const queued = await context.database.selectFrom('outbox').select(['recipient', 'content']).execute();
    const sent = queued.map((mail) => ({ ...mail, text: unseal(context.deps.secret, mail.content) }));
    // The donor's own mails greet by name: the reminder and the receipt.
    expect(sent.filter(({ recipient }) => recipient === email).length).toBeGreaterThanOrEqual(2);
    expect(sent.filter(({ recipient, text }) => recipient !== email && canary.test(text))).toEqual([]);
    expect(lines.length).toBeGreaterThan(publicCalls.length);
    expect(lines.filter((line) => canary.test(line))).toEqual([]);
  });

  test('is counted, not named, in the letter for a family', async () => {
    await set(true);
    const { cookie } = await aSignedInStaff(context, 'bookkeeper', 'noor@example.net');
    const { occasions } = await deskCall(context, 'occasionList', { cookie });
    const params = { id: occasions[0]?.id ?? 0 };
    const { html } = await deskCall(context, 'occasionLetter', { cookie, params });
    expect(html).toContain('1 giver is not named in this letter.');
    expect(html).not.toMatch(canary);
  });

  test('asks for it with one gift only, which the letter follows', async () => {
    await set(false);
    const { cookie } = await aSignedInStaff(context, 'bookkeeper', 'mila@example.net');
    const { occasions } = await deskCall(context, 'occasionList', { cookie });
    const letterParams = { id: occasions[0]?.id ?? 0 };
    const letter = async () => (await deskCall(context, 'occasionLetter', { cookie, params: letterParams })).html;
    const change = (anonymous: boolean) =>
      deskCall(context, 'setGiftAnonymity', { cookie, params: { id: giftId }, body: { anonymous } });
    const { message } = await change(true);
    await change(true);
    expect(message).toBe('The giver stays anonymous in public for this gift.');
    const read = await deskCall(context, 'readGift', { cookie, params: { id: giftId } });
    expect(read.stays_anonymous).toBe(true);
    expect(await letter()).toContain('1 giver is not named in this letter.');
    expect(await letter()).not.toMatch(canary);
    const { records } = (await context.request('dashboard', { token })).json();
    expect(records.donation_history).toContainEqual(
      expect.objectContaining({ anonymous: true, occasion: { kind: 'memory', name: 'Amara Diallo' } }),
    );
    await change(false);
    expect(await letter()).toMatch(canary);
    const logged = await context.database
      .selectFrom('audit')
      .select(['subject', 'changes'])
      .where('action', '=', 'gift anonymity')
      .orderBy('id')
      .execute();
    expect(logged.map((row) => [row.subject, JSON.parse(row.changes)])).toEqual([
      [`gift ${giftId}`, [{ field: 'anonymous', before: 'false', after: 'true' }]],
      [`gift ${giftId}`, [{ field: 'anonymous', before: 'true', after: 'false' }]],
    ]);
  });

  test('is on no share card', async () => {
    const drawn: unknown[] = [];
    vi.spyOn(cards, 'run').mockImplementation(async (_task, [content]) => {
      drawn.push(content);
      return Buffer.from('a card');
    });
    const { id: article } = await context.database
      .insertInto('news')
      .values(anArticle(context.clock.now))
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const url of ['/share.jpg', `/campaigns/${campaignId}/share.jpg`, `/articles/${article}/share.jpg`])
      expect((await context.app.inject({ url })).headers['content-type']).toBe('image/jpeg');
    expect(drawn).toHaveLength(3);
    expect(JSON.stringify(drawn)).not.toMatch(canary);
    vi.restoreAllMocks();
  });

  test('is in the books and on each receipt', async () => {
    const { cookie } = await aSignedInStaff(context, 'bookkeeper', 'peter@example.net');
    const { gifts } = await deskCall(context, 'giftList', { cookie });
    expect(gifts.map(({ giver }) => canary.test(giver?.name ?? ''))).toEqual([true, true, true]);
    const receipts = await context.database.selectFrom('receipts').select('name').execute();
    expect(receipts.map(({ name }) => canary.test(name ?? ''))).toEqual([true, true]);
  });

  test('is not named to auditors', async () => {
    const { cookie } = await aSignedInStaff(context, 'auditor', 'ida@example.net');
    for (const call of ['giftList', 'giftFile'] as const)
      expect((await deskRequest(context, call, { cookie })).body).not.toMatch(canary);
  });
});
