import { deskLimits } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import type { Database } from '../../database/schema.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { mayHaveArrived } from '../../platform/mail/mail-sender.ts';
import { type Mail, MailFailure, type MailTransport } from '../../platform/mail/mailer.ts';
import { adminContextOf, aMarkdownFile, runAdmin } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createQueueContext, type QueueContext } from '../../testing/mail-queue.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { deleteDonor } from '../donors/delete-donor.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { sendUpdate } from './send-update.ts';
import { mailUpdate } from './send-update.ts';
import { addUpdate, editUpdate } from './updates.ts';

const update = {
  title: '',
  place: 'Garbatula',
  image_url: '/pictures/well.svg',
  description: 'The pump runs.',
  date_published: '2026-11-12',
};

/** Donors: ada gave to the campaign, eve joined it, and bob has only an account. */
const everybody = ['ada@example.org', 'bob@example.org', 'eve@example.org'];
const ofCampaign = ['ada@example.org', 'eve@example.org'];

describe.each(engines)('impact updates in the desk on $name', (engine) => {
  const mails: Mail[] = [];
  let failure: MailFailure | undefined;
  /** The only address that `failure` is about. */
  let refused: string | undefined;
  /** Called while a mail is delivered. */
  let onDelivery: (() => Promise<unknown>) | undefined;
  const transport: MailTransport = {
    deliver: async (mail) => {
      if (failure && (refused ?? mail.to) === mail.to) throw failure;
      mails.push(mail);
      await onDelivery?.();
      return '250 OK';
    },
    close: () => undefined,
  };
  let context: QueueContext;
  let campaignId: number;
  let cookie: string;
  let colleague: string;
  beforeAll(async () => {
    context = await createQueueContext(engine, transport);
    ({ cookie } = await aSignedInStaff(context, 'editor', 'eda@example.org', 'Eda Yılmaz'));
    ({ cookie: colleague } = await aSignedInStaff(context, 'owner', 'ruth@example.org'));
    campaignId = await addCampaign(context.database, { title: 'Wells' });
    for (const email of everybody) await signUp({ ...context, mails }, email);
    await recordGift(adminContextOf(context), { ...gift, giver: { email: 'ada@example.org' }, campaignId });
    const eve = await context.database
      .selectFrom('donors')
      .select('id')
      .where('email', '=', 'eve@example.org')
      .executeTakeFirstOrThrow();
    const registration = { donor_id: eve.id, campaign_id: campaignId, joined_at: context.clock.now };
    await context.database.insertInto('registrations').values(registration).execute();
  });
  beforeEach(() => {
    failure = undefined;
    refused = undefined;
    onDelivery = undefined;
    mails.length = 0;
  });
  afterAll(() => context.close());

  const create = (changes: object = {}) =>
    deskCall(context, 'createUpdate', { cookie, body: { ...update, campaign_id: campaignId, ...changes } });
  const edit = (id: number, description: string) => {
    const body = { ...update, campaign_id: campaignId, description, version: 0 };
    return deskCall(context, 'editUpdate', { cookie, params: { id }, body });
  };
  const read = (id: number) => deskCall(context, 'readUpdate', { cookie, params: { id } });
  const testIt = async (id: number, by = cookie) => {
    const { version } = await read(id);
    return deskCall(context, 'testUpdate', { cookie: by, params: { id }, body: { version } });
  };
  const send = (id: number, audience: 'all' | 'campaign', { by = cookie, version = 0 } = {}) =>
    deskRequest(context, 'sendUpdate', { cookie: by, params: { id }, body: { audience, version } });
  const failed = (id: number, by: string) => deskCall(context, 'failedUpdateMails', { cookie: by, params: { id } });
  /** Sends the queued mails. Returns their recipients. */
  const deliver = async () => {
    mails.length = 0;
    await context.queue.sendDue();
    return mails.map(({ to }) => to).toSorted();
  };

  test('adds, edits and removes an update, and names what it refuses', async () => {
    const { id } = await create();
    const body = { ...update, campaign_id: campaignId, title: 'Forty days', version: 0 };
    const params = { id };
    expect(await deskCall(context, 'editUpdate', { cookie, params, body })).toMatchObject({
      title: 'Forty days',
      campaign: { id: campaignId, title: 'Wells' },
      mailing: null,
      version: 1,
    });
    const { updates } = await deskCall(context, 'deskUpdateList', { cookie });
    expect(updates).toEqual([await read(id)]);
    expect((await deskRequest(context, 'editUpdate', { cookie, params, body })).statusCode).toBe(409);
    const [removed, saved] = await Promise.all([
      deskRequest(context, 'removeUpdate', { cookie, params }),
      deskRequest(context, 'editUpdate', { cookie, params, body: { ...body, version: 1 } }),
    ]);
    expect(removed.statusCode).toBe(200);
    expect([200, 404]).toContain(saved.statusCode);
    expect((await deskRequest(context, 'readUpdate', { cookie, params })).statusCode).toBe(404);
  });

  test.each([
    ['campaign_id', { campaign_id: 999 }],
    ['campaign_id', { campaign_id: 1.5 }],
    ['image_url', { image_url: '/pictures/none.svg' }],
    ['image_url', { image_url: '' }],
    ['image_url', { image_url: '//evil.example/x.png' }],
    ['image_url', { image_url: String.raw`/\evil.example/x.png` }],
    ['image_url', { image_url: 'http://evil.example/x.png' }],
    ['description', { description: ' ' }],
    ['description', { description: 'x'.repeat(deskLimits.description + 1) }],
    ['date_published', { date_published: '2026-02-30' }],
    ['title', { title: 'x'.repeat(deskLimits.line + 1) }],
    ['place', { place: 'x'.repeat(deskLimits.line + 1) }],
  ])('refuses an update with an invalid %s: %j', async (field, changes) => {
    const { id, version } = await create();
    const body = { ...update, campaign_id: campaignId, ...changes };
    for (const response of [
      await deskRequest(context, 'createUpdate', { cookie, body }),
      await deskRequest(context, 'editUpdate', { cookie, params: { id }, body: { ...body, version } }),
    ])
      expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([400, [field]]);
  });

  test('refuses a picture that was removed since the form was checked', async () => {
    const { id } = await create();
    const admin = adminContextOf(context);
    const image_url = `/uploads/${'a'.repeat(32)}/960.jpg`;
    const fields = { ...update, title: null, campaign_id: campaignId, image_url };
    for (const change of [
      () => addUpdate(admin, fields),
      () => editUpdate(admin, id, fields),
      () => mailUpdate(admin, fields),
    ])
      await expect(change()).rejects.toThrow('was removed in the meantime');
  });

  test('an edited update is no sample any more', async () => {
    const { database } = context;
    const { id } = await create();
    const update = () => database.updateTable('impact_updates').where('id', '=', id);
    await update().set({ is_sample: 1 }).execute();
    await edit(id, 'It stopped.');
    const row = database.selectFrom('impact_updates').select('is_sample').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ is_sample: 0 });
  });

  test('removes only the waiting mails of a removed update', async () => {
    const { database } = context;
    const [{ id }, { id: other }] = [await create(), await create()];
    const mail = { kind: 'impact update', about: id, state: 'waiting', recipient: 'x', content: '' } as const;
    const rows = [
      { ...mail, id: 'removed' },
      { ...mail, id: 'of another update', about: other },
      { ...mail, id: 'a statement', kind: 'yearly statement' as const },
      { ...mail, id: 'failed', state: 'failed' as const },
    ];
    const rest = {
      attempts: 0,
      email_key: 'x',
      created_at: 0,
      due_at: context.clock.now + 3_600_000,
      expires_at: context.clock.now,
    };
    await database
      .insertInto('outbox')
      .values(rows.map((row) => ({ ...row, ...rest })))
      .execute();
    await deskCall(context, 'removeUpdate', { cookie, params: { id } });
    const left = await database.selectFrom('outbox').select('id').orderBy('id').execute();
    expect(left.map((row) => row.id)).toEqual(['a statement', 'failed', 'of another update']);
    await database.deleteFrom('outbox').execute();
  });

  test('a test mail counts for its update and text only, and is limited', async () => {
    const { id } = await create();
    const { id: other } = await create();
    await testIt(id);
    expect((await send(other, 'all')).json().message).toBe(words.testFirst);
    const stale = () => deskRequest(context, 'testUpdate', { cookie, params: { id }, body: { version: 7 } });
    expect((await stale()).json().message).toBe(words.entryChanged);
    onDelivery = () => deskCall(context, 'removeUpdate', { cookie, params: { id } });
    const gone = await deskRequest(context, 'testUpdate', { cookie, params: { id }, body: { version: 0 } });
    expect([gone.statusCode, gone.json().message]).toEqual([404, words.entryGone]);
    let last = await stale();
    for (let more = 0; more < callLimits.updateTest.max && last.statusCode !== 429; more += 1) last = await stale();
    expect(last.statusCode).toBe(429);
    await context.database.deleteFrom('limits').execute();
  });

  test('shows the mail, and sends it only after a test of this very text to oneself', async () => {
    const { id } = await create();
    const mail = () => deskCall(context, 'updateMail', { cookie, params: { id } });
    expect(await mail()).toMatchObject({
      subject: 'News about “Wells”',
      html: expect.stringContaining('The pump runs.'),
      recipients: { all: 3, campaign: 2 },
      is_tested: false,
    });
    expect((await send(id, 'all')).json().message).toBe(words.testFirst);
    expect(await testIt(id)).toEqual({ message: words.testSent({ email: 'eda@example.org' }) });
    expect(mails).toMatchObject([{ to: 'eda@example.org', subject: 'Test: News about “Wells”' }]);
    expect((await mail()).is_tested).toBe(true);
    // A colleague’s test does not count, and neither does one of an earlier text.
    expect((await send(id, 'all', { by: colleague })).statusCode).toBe(409);
    await edit(id, 'It stopped.');
    const { id: other } = await create();
    expect((await send(id, 'all', { version: 1 })).json().message).toBe(words.testFirst);
    await testIt(id);
    expect((await send(id, 'all', { version: 0 })).json().message).toBe(words.entryChanged);
    expect(await deliver()).toEqual([]);
    expect((await send(id, 'all', { version: 1 })).json().mailing).toEqual({
      sent: 0,
      waiting: 3,
      failed: 0,
    });
    expect(await deliver()).toEqual(everybody);
    const before = (to: string) => mails.find((each) => each.to === to)?.text ?? '';
    expect(before('ada@example.org')).toContain('which you gave to or registered for');
    expect(before('bob@example.org')).toContain('Here is what donations to Hearthlight Foundation make');
    expect((await read(id)).mailing).toEqual({ sent: 3, waiting: 0, failed: 0 });
    expect((await read(other)).mailing).toBeNull();
  });

  test('reaches the donors of its campaign, then the others', async () => {
    const { id } = await create();
    await testIt(id);
    await send(id, 'campaign');
    expect(await deliver()).toEqual(ofCampaign);
    await send(id, 'all');
    expect(await deliver()).toEqual(['bob@example.org']);
    const again = await send(id, 'all');
    expect([again.statusCode, again.json().message]).toEqual([409, words.nobodyLeft]);
    const { id: other } = await create({ campaign_id: null });
    await testIt(other);
    expect((await send(other, 'campaign')).statusCode).toBe(409);
    await send(other, 'all');
    expect(await deliver()).toEqual(everybody);
    expect(mails[0]?.subject).toBe('News from Hearthlight Foundation');
  });

  test('goes to each donor once when two people and the command line send it at once', async () => {
    const description = `The pump has run for ${crypto.randomUUID()}.`;
    const { id } = await create({ description });
    await testIt(id);
    await testIt(id, colleague);
    const file = aMarkdownFile(
      `image_url: /pictures/well.svg\ndate_published: 2026-11-12\ncampaign: ${campaignId}`,
      description,
    );
    await Promise.all([
      send(id, 'all'),
      send(id, 'all', { by: colleague }),
      send(id, 'campaign'),
      runAdmin(context, ['update', 'add', file, '--mail']),
    ]);
    expect(await deliver()).toEqual(everybody);
    expect((await read(id)).mailing).toEqual({ sent: 3, waiting: 0, failed: 0 });
  });

  test('lists failures and sends them again, once, without mails that may have arrived', async () => {
    const { id } = await create();
    const { id: uncertain } = await create();
    for (const each of [id, uncertain]) {
      await testIt(each);
      await testIt(each, colleague);
    }
    failure = new MailFailure('address refused', '550 unknown');
    await send(id, 'campaign');
    await deliver();
    failure = new MailFailure('unreachable', 'connection lost', { mayHaveArrived: true });
    await send(uncertain, 'campaign');
    await deliver();
    failure = undefined;
    expect((await read(id)).mailing).toEqual({ sent: 0, waiting: 0, failed: 2 });
    const { mails: hidden } = await failed(id, cookie);
    expect(hidden.map(({ recipient }) => recipient).toSorted()).toEqual(['a…@example.org', 'e…@example.org']);
    expect(hidden[0]).toMatchObject({ reason: 'address refused: 550 unknown', can_retry: true });
    const { mails: whole } = await failed(id, colleague);
    expect(whole.map(({ recipient }) => recipient).toSorted()).toEqual(ofCampaign);
    expect((await failed(uncertain, cookie)).mails[0]?.can_retry).toBe(false);
    const retry = (which: number, by = cookie) =>
      deskRequest(context, 'retryUpdate', { cookie: by, params: { id: which } });
    await Promise.all([retry(id), retry(id, colleague), retry(uncertain)]);
    expect(await deliver()).toEqual(ofCampaign);
    expect((await read(id)).mailing).toEqual({ sent: 2, waiting: 0, failed: 0 });
    expect((await read(uncertain)).mailing).toEqual({ sent: 0, waiting: 0, failed: 2 });
    const again = await retry(id);
    expect([again.statusCode, again.json().message]).toEqual([409, words.nobodyLeft]);
    await edit(id, 'It stopped.');
    expect((await retry(id)).json().message).toBe(words.testFirst);
  });

  test('stops sending once the update was changed', async () => {
    const { id } = await create();
    await testIt(id);
    const staff = await context.database
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'eda@example.org')
      .executeTakeFirstOrThrow();
    await aCrowd();
    let isEdited = false;
    const sending = sendUpdate(
      {
        ...adminContextOf(context),
        database: beforeTransactions(context.database, async () => {
          if (!isEdited) await edit(id, 'It stopped.');
          isEdited = true;
        }),
      },
      { id, version: 0 },
      { audience: 'all', staffId: staff.id },
    );
    await expect(sending).rejects.toThrow('Somebody else has changed this');
    expect((await read(id)).mailing?.waiting).toBe(500);
    await deskCall(context, 'removeUpdate', { cookie, params: { id } });
    await context.database.deleteFrom('donors').where('first_name', '=', 'Many').execute();
  });

  test('counts what was sent, not what left the queue, and what a retry sends', async () => {
    const { database } = context;
    const campaign_id = await addCampaign(database, { title: 'Lamps' });
    const emails = ['kept', 'quiet', 'gone', 'refused'].map((name) => `${name}@example.org`);
    for (const email of emails) await signUp({ ...context, mails }, email);
    const donors = await database.selectFrom('donors').select('id').where('email', 'in', emails).execute();
    const registrations = donors.map(({ id }) => ({ donor_id: id, campaign_id, joined_at: 0 }));
    await database.insertInto('registrations').values(registrations).execute();
    const { id } = await create({ campaign_id });
    await testIt(id);
    await send(id, 'campaign');
    expect((await read(id)).mailing).toEqual({ sent: 0, waiting: 4, failed: 0 });
    const unsubscribed = { updates_refused_at: context.clock.now };
    await database.updateTable('donors').set(unsubscribed).where('email', '=', 'quiet@example.org').execute();
    await deleteDonor(adminContextOf(context), 'gone@example.org');
    [failure, refused] = [new MailFailure('address refused', '550 unknown'), 'refused@example.org'];
    expect(await deliver()).toEqual(['kept@example.org']);
    expect((await read(id)).mailing).toEqual({ sent: 1, waiting: 0, failed: 1 });
    failure = undefined;
    await deskCall(context, 'retryUpdate', { cookie, params: { id } });
    expect((await read(id)).mailing).toEqual({ sent: 1, waiting: 1, failed: 0 });
    expect(await deliver()).toEqual(['refused@example.org']);
    expect((await read(id)).mailing).toEqual({ sent: 2, waiting: 0, failed: 0 });
    await database.deleteFrom('donors').where('email', 'in', emails).execute();
    expect((await read(id)).mailing?.sent).toBe(2);
  });

  test('counts a mail as waiting while it is delivered, and as failed if the delivery does not end', async () => {
    const { id } = await create();
    await testIt(id);
    await send(id, 'campaign');
    const shown = async () => [(await read(id)).mailing, (await failed(id, cookie)).mails.length];
    // The queue marks a mail as failed before its only attempt, until another process may go on.
    const begun = { state: 'failed', error: mayHaveArrived, due_at: context.clock.now + 90_000 } as const;
    await context.database.updateTable('outbox').set(begun).where('about', '=', id).execute();
    expect(await shown()).toEqual([{ sent: 0, waiting: 2, failed: 0 }, 0]);
    context.clock.now = begun.due_at;
    expect(await shown()).toEqual([{ sent: 0, waiting: 0, failed: 2 }, 2]);
  });

  /** Adds 1,203 donors. */
  const aCrowd = () =>
    context.database
      .insertInto('donors')
      .values(
        Array.from({ length: 1203 }, (_, at) => ({
          email: `many-${at}@example.org`,
          email_key: `many-${at}@example.org`,
          first_name: 'Many',
          last_name: 'Donors',
          password_hash: '',
          goal_cents: 0,
          created_at: 0,
          last_login_at: 0,
          user_agent: '',
        })),
      )
      .execute();

  test('sends to many donors in several steps, and again what failed', async () => {
    await aCrowd();
    const { id } = await create();
    await testIt(id);
    const sent = await Promise.all([send(id, 'all'), send(id, 'all')]);
    // The second may find nobody left.
    for (const { statusCode } of sent) expect([200, 409]).toContain(statusCode);
    expect((await read(id)).mailing?.waiting).toBe(1206);
    const lost = { state: 'failed', content: '', error: 'unreachable' } as const;
    await context.database.updateTable('outbox').set(lost).where('about', '=', id).execute();
    expect((await read(id)).mailing).toEqual({ sent: 0, waiting: 0, failed: 1206 });
    expect((await failed(id, colleague)).mails).toHaveLength(50);
    await deskCall(context, 'retryUpdate', { cookie, params: { id } });
    expect((await read(id)).mailing).toEqual({ sent: 0, waiting: 1206, failed: 0 });
    const remove = await deskRequest(context, 'removeUpdate', { cookie, params: { id } });
    expect(remove.statusCode).toBe(200);
    expect(await deliver()).toEqual([]);
  });

  test('pages through the updates of one day', async () => {
    const { database } = context;
    await database.deleteFrom('impact_updates').execute();
    const rows = Array.from({ length: 60 }, () => ({ ...update, title: null, place: null }));
    await database.insertInto('impact_updates').values(rows).execute();
    const first = await deskCall(context, 'deskUpdateList', { cookie });
    const second = await deskCall(context, 'deskUpdateList', { cookie, query: { after: first.next ?? '' } });
    const ids = [...first.updates, ...second.updates].map(({ id }) => id);
    expect([new Set(ids).size, second.next]).toEqual([60, null]);
  });
});

/** Returns the database with something to do before each of its transactions. */
const beforeTransactions = (database: Database, prepare: () => Promise<void>): Database =>
  new Proxy(database, {
    get: (target, name) => {
      if (name === 'transaction')
        return () => ({
          execute: async (run: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
            await prepare();
            return target.transaction().execute(run);
          },
        });
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
