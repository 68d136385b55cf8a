import { execFile } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { contentDirectory } from '@hearthlight/content';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { noEntry } from '../../actions/no-entry.ts';
import { openDatabase } from '../../database/open.ts';
import type { Database } from '../../database/schema.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { type Mail, MailFailure, type MailTransport } from '../../platform/mail/mailer.ts';
import { uploadFolder } from '../../platform/uploads/upload-folder.ts';
import { adminContextOf, aMarkdownFile, noMailing, runAdmin } from '../../testing/admin.ts';
import { aSignedInDonor, signUp } from '../../testing/donors.ts';
import { engines, newFolder } from '../../testing/engines.ts';
import { addCampaign, gift } from '../../testing/gifts.ts';
import { createQueueContext, type QueueContext } from '../../testing/mail-queue.ts';
import { content, createTestContext } from '../../testing/test-context.ts';
import { recordGift } from '../gifts/record-gift.ts';
import { mailKinds } from '../index.ts';
import { updateFiles } from './commands.ts';
import { mailUpdate } from './send-update.ts';
import type { UpdateFields } from './updates.ts';

const run = promisify(execFile);

/** `MAIL_ROUNDS=100` runs the full test, as `npm run test:deep` does. */
const rounds = Number(process.env['MAIL_ROUNDS'] ?? 2);

/** A transport that collects mails, or fails with `failure`. */
function aTransport() {
  const mails: Mail[] = [];
  const state: { failure: MailFailure | undefined } = { failure: undefined };
  const transport: MailTransport = {
    deliver: (mail) => {
      if (state.failure) return Promise.reject(state.failure);
      mails.push(mail);
      return Promise.resolve('250 OK');
    },
    close: () => undefined,
  };
  return { mails, state, transport };
}

const anUpdate = (campaign: number, body = 'The pump runs.\n\nFor <all> four villages.') =>
  aMarkdownFile(`image_url: /pictures/well.svg\ndate_published: 2026-11-12\ncampaign: ${campaign}`, body);

describe.each(engines)('an impact update by mail on $name', (engine) => {
  const { mails, state, transport } = aTransport();
  let context: QueueContext;
  let campaign: number;
  beforeAll(async () => {
    context = await createQueueContext(engine, transport);
    campaign = await addCampaign(context.database, { title: 'Wells' });
    for (const name of ['ada', 'bob', 'eve', 'kim']) await signUp({ ...context, mails }, `${name}@example.org`);
    const give = (email: string, changes: Partial<typeof gift> = {}) =>
      recordGift(adminContextOf(context), { ...gift, giver: { email }, campaignId: campaign, ...changes });
    await give('ada@example.org');
    await give('ada@example.org');
    await give('bob@example.org');
    await give('eve@example.org', { paymentStatus: 'failed' });
    await give('kim@example.org', { campaignId: undefined });
    await give('nobody@example.org');
    mails.length = 0;
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const sendAll = async () => {
    mails.length = 0;
    await context.queue.sendDue();
    return mails.map(({ to }) => to).toSorted();
  };
  const unsubscribe = (method: 'GET' | 'POST', url: string, contentType?: string) =>
    context.app.inject({
      method,
      url,
      ...(contentType !== undefined && {
        headers: { 'content-type': contentType },
        payload: 'List-Unsubscribe=One-Click',
      }),
    });

  const urlOf = (to: string) => new URL(mails.find((mail) => mail.to === to)?.unsubscribe ?? 'https://x/').pathname;

  test('goes to each donor of its campaign once, even when the command is repeated', async () => {
    const file = anUpdate(campaign);
    expect(await admin('update', 'add', file, '--mail', '--dry-run')).toContain('Would queue 2 mails');
    expect(await sendAll()).toEqual([]);
    expect(await admin('update', 'add', file, '--mail')).toContain('Queued 2 mails');
    expect(await admin('update', 'add', file, '--mail')).toContain('Queued 0 mails');
    expect(await sendAll()).toEqual(['ada@example.org', 'bob@example.org']);
    expect(JSON.parse(await admin('update', 'list', '--json'))).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'News about “Wells”',
      text: expect.stringContaining('The pump runs.\n\nFor <all> four villages.'),
      html: expect.stringContaining('For &lt;all&gt; four villages.'),
      unsubscribe: expect.stringMatching(/^https:\/\/hearthlight\.example\/unsubscribe\/[\w-]{40,}$/),
    });
    expect(mails[0]?.text).toContain(`Unsubscribe: ${mails[0]?.unsubscribe}`);
  });

  test('is shown as the file that adds or edits it', async () => {
    await admin('update', 'add', anUpdate(campaign, 'The first text.'));
    await admin('update', 'add', anUpdate(campaign, 'The second text.'));
    const [{ id }, { id: before }] = JSON.parse(await admin('update', 'list', '--json'));
    expect(await admin('update', 'show', String(id))).toContain('The second text.');
    expect(await admin('update', 'show', String(before))).toContain('The first text.');
    await expect(admin('update', 'show', '9999')).rejects.toThrow(noEntry().message);
    await admin('update', 'edit', String(before), anUpdate(campaign, 'The edited text.'));
    expect(await admin('update', 'show', String(before))).toContain('The edited text.');
    expect(await admin('update', 'show', String(id))).toContain('The second text.');
    for (const each of [id, before]) await admin('update', 'remove', String(each), '--yes');
  });

  test('goes to each donor once when two operators mail it at the same time', async () => {
    const file = anUpdate(campaign, 'The well that two operators write about.');
    const mailIt = () => admin('update', 'add', file, '--mail');
    const printed = await Promise.all([mailIt(), mailIt(), mailIt()]);
    const queued = printed.map((text) => /Queued (\d)/.exec(text)?.[1] ?? '');
    expect(queued.join('').replaceAll('0', '')).toBe('2');
    expect(await sendAll()).toEqual(['ada@example.org', 'bob@example.org']);
    expect(JSON.parse(await admin('update', 'list', '--json'))).toHaveLength(2);
  });

  test('with the same text for another campaign or day is another update', async () => {
    const other = await addCampaign(context.database);
    const before: unknown[] = JSON.parse(await admin('update', 'list', '--json'));
    for (const [id, day] of [
      [campaign, '2026-11-12'],
      [other, '2026-11-12'],
      [campaign, '2026-11-13'],
    ]) {
      const matter = `image_url: /pictures/well.svg\ndate_published: ${day}\ncampaign: ${id}`;
      await admin('update', 'add', aMarkdownFile(matter, 'The same text.'), '--mail');
    }
    expect(JSON.parse(await admin('update', 'list', '--json'))).toHaveLength(before.length + 3);
    await sendAll();
  });

  test('of an ended campaign goes to donors who have joined it, once to one who has also given', async () => {
    const title = 'Roofs before the rains';
    const ended = await addCampaign(context.database, { title });
    const { database } = context;
    await database.updateTable('campaigns').set({ date_ended: '2026-11-01' }).where('id', '=', ended).execute();
    for (const name of ['joy', 'ned']) {
      const donor = { email: `${name}@example.org` };
      const { access_token: token } = await aSignedInDonor({ ...context, mails }, donor.email);
      await context.request('joinCampaign', { token, body: { campaign_id: ended } });
      if (name === 'ned') await recordGift(adminContextOf(context), { ...gift, giver: donor, campaignId: ended });
    }
    expect(await admin('update', 'add', anUpdate(ended, 'The last roof.'), '--mail')).toContain('2 mails');
    expect(await sendAll()).toEqual(['joy@example.org', 'ned@example.org']);
    expect(mails[0]?.text).toContain(`“${title}”, which you gave to or registered for`);
  });

  test('is rejected without a campaign, as is --dry-run without --mail', async () => {
    const file = aMarkdownFile('image_url: /pictures/well.svg\ndate_published: 2026-11-12', 'The pump runs.');
    await expect(admin('update', 'add', file, '--mail')).rejects.toThrow('Only an update with a campaign');
    await expect(admin('update', 'add', file, '--dry-run')).rejects.toThrow('Add --mail');
  });

  test('is retried after a temporary rejection, but not when it may have arrived', async () => {
    await admin('update', 'add', anUpdate(campaign, 'The second well.'), '--mail');
    state.failure = new MailFailure('postponed', new Error('greylisted'));
    expect(await sendAll()).toEqual([]);
    state.failure = undefined;
    context.clock.now += 6000;
    expect(await sendAll()).toEqual(['ada@example.org', 'bob@example.org']);
    await admin('update', 'add', anUpdate(campaign, 'The third well.'), '--mail');
    state.failure = new MailFailure('unreachable', new Error('timeout'), { mayHaveArrived: true });
    expect(await sendAll()).toEqual([]);
    state.failure = undefined;
    context.clock.now += 3_600_000;
    expect(await sendAll()).toEqual([]);
    expect(await admin('mail', 'list', '--failed')).toContain('it may have arrived, so it is not sent again');
    await context.database.deleteFrom('outbox').execute();
  });

  test('has a one-click unsubscribe in either encoding, and a page that asks first', async () => {
    await admin('update', 'add', anUpdate(campaign, 'The fourth well.'), '--mail');
    expect(await sendAll()).toHaveLength(2);
    const [ada, bob] = [urlOf('ada@example.org'), urlOf('bob@example.org')];
    const asked = await unsubscribe('GET', ada);
    expect(asked.statusCode).toBe(200);
    expect(asked.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(asked.body).toContain('<form method="post">');
    await admin('update', 'add', anUpdate(campaign, 'The fifth well.'), '--mail');
    const form = 'application/x-www-form-urlencoded';
    expect((await unsubscribe('POST', ada, form)).statusCode).toBe(200);
    // A mail queued before is no longer sent.
    expect(await sendAll()).toEqual(['bob@example.org']);
    expect((await unsubscribe('POST', bob, 'multipart/form-data; boundary=x')).statusCode).toBe(200);
    expect((await unsubscribe('POST', bob, form)).statusCode).toBe(200);
    expect((await unsubscribe('GET', bob)).body).toContain('not send you impact updates by e-mail again');
    expect(await admin('update', 'add', anUpdate(campaign, 'The sixth well.'), '--mail')).toContain('0 mails');
    await admin('donor', 'edit', 'ada@example.org', '--email', 'ada@example.net');
    expect(await admin('update', 'add', anUpdate(campaign, 'The seventh.'), '--mail')).toContain('0 mails');
  });

  test('keeps the day when a donor first unsubscribed', async () => {
    await sendAll();
    await signUp({ ...context, mails }, 'mia@example.org');
    const giver = { email: 'mia@example.org' };
    await recordGift(adminContextOf(context), { ...gift, giver, campaignId: campaign });
    await admin('update', 'add', anUpdate(campaign, 'The well of Mia.'), '--mail');
    await sendAll();
    const link = urlOf('mia@example.org');
    const first = context.clock.now;
    expect((await unsubscribe('POST', link)).statusCode).toBe(200);
    context.clock.now += 86_400_000;
    expect((await unsubscribe('POST', link)).statusCode).toBe(200);
    const donors = context.database.selectFrom('donors').where('email_key', '=', 'mia@example.org');
    expect(await donors.select('updates_refused_at').execute()).toEqual([{ updates_refused_at: first }]);
  });

  test('is not sent to a donor who unsubscribes while it is queued, nor to a former address', async () => {
    await sendAll();
    for (const name of ['ron', 'sue', 'tom']) {
      await signUp({ ...context, mails }, `${name}@example.org`);
      const giver = { email: `${name}@example.org` };
      await recordGift(adminContextOf(context), { ...gift, giver, campaignId: campaign });
    }
    await admin('update', 'add', anUpdate(campaign, 'A well for three.'), '--mail');
    const change = (name: string, columns: { updates_refused_at: number } | { email_key: string }) =>
      context.database.updateTable('donors').set(columns).where('email', '=', `${name}@example.org`).execute();
    await change('ron', { updates_refused_at: 1 });
    await change('sue', { email_key: 'sue@example.net' });
    const addresses = await sendAll();
    expect(addresses.filter((address) => /^(?:ron|sue|tom)@/.test(address))).toEqual(['tom@example.org']);
    await change('tom', { updates_refused_at: 1 });
    await change('sue', { updates_refused_at: 1 });
    expect(await context.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('is no longer mailed once it is removed, and its links still unsubscribe', async () => {
    await sendAll();
    await signUp({ ...context, mails }, 'lea@example.org');
    await signUp({ ...context, mails }, 'max@example.org');
    const ruth = adminContextOf(context);
    await recordGift(ruth, { ...gift, giver: { email: 'lea@example.org' }, campaignId: campaign });
    const file = anUpdate(campaign, 'A well in the wrong village.');
    const { id } = JSON.parse(await admin('update', 'add', file, '--mail', '--json'));
    expect(await sendAll()).toEqual(['lea@example.org']);
    await recordGift(ruth, { ...gift, giver: { email: 'max@example.org' }, campaignId: campaign });
    expect(await admin('update', 'add', file, '--mail')).toContain('Queued 1 mail');
    const link = urlOf('lea@example.org');
    expect(await admin('update', 'remove', String(id), '--dry-run')).toContain('with 1 mail');
    expect(await admin('update', 'remove', String(id), '--yes')).toContain(`Removed impact update ${id} with 1 mail`);
    expect(await sendAll()).toEqual([]);
    expect((await unsubscribe('POST', link)).statusCode).toBe(200);
    expect(await admin('update', 'add', anUpdate(campaign, 'The right village.'), '--mail')).toContain('Queued 1 mail');
    expect(await sendAll()).toEqual(['max@example.org']);
  });

  test.each(['x', '%00', 'a'.repeat(43)])('returns 404 for the link %s', async (token) => {
    for (const method of ['GET', 'POST'] as const) {
      const { body, statusCode } = await unsubscribe(method, `/unsubscribe/${token}`);
      expect(statusCode).toBe(404);
      expect(body).toMatch(/<a href="mailto:[^"@]+@[^"]+"/);
    }
  });
});

describe.each(engines)('the unsubscribe page on $name', (engine) => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/index-1.css" />';
  const pageOf = async (siteDirectory: string) => {
    const context = await createTestContext(engine, { siteDirectory });
    const { body } = await context.app.inject({ url: '/unsubscribe/x' });
    await context.close();
    return body;
  };

  test('has the style sheet, fonts and logo of the site', async () => {
    const siteDirectory = newFolder();
    const preload = '<link rel="preload" href="/assets/sans.woff2" as="font" type="font/woff2" crossorigin />';
    writeFileSync(join(siteDirectory, 'shell.html'), `<head>${link}\n${preload}<script src="/x.js"></script>`);
    const body = await pageOf(siteDirectory);
    expect(body).toContain(link);
    expect(body).toContain(preload);
    expect(body).not.toContain('<script');
    expect(body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
    expect(body).toContain('<img src="/favicon.svg" alt=""');
  });

  test('works without a built site', async () => {
    expect(await pageOf(newFolder())).toContain('This link is not valid.');
  });
});

/** Returns the URL of a module as a JavaScript literal. */
const url = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);

const secret = 'a secret that is only good for tests';
const folders = { uploads: uploadFolder('/'), content: contentDirectory() };
const facts = { needsApproval: false, timeZone: 'UTC', languages: ['en'] as const, pictureUses: [] };

/**
 * The task of a process, and the moment at which it kills itself with SIGKILL: before a query, or before or after a
 * delivery.
 */
interface Work {
  /** The update to mail. Without it, the process sends due mails. */
  update?: UpdateFields;
  /** The file to which delivered addresses are appended. */
  delivered?: string;
  now: number;
}

interface KillAt {
  query?: number;
  delivery?: number;
  isAfter?: boolean;
}

const logError = (error: unknown) => {
  throw error;
};

/** Works without being killed, in this process. */
async function finish(database: Database, { delivered = '', now, update }: Work): Promise<void> {
  if (update) {
    const mailing = () => ({ content, kinds: mailKinds, publicUrl: 'https://hearthlight.example', secret });
    await mailUpdate({ database, now: () => now, actor: 'ruth', ...facts, folders, mailing }, update);
    return;
  }
  const transport: MailTransport = {
    deliver: ({ to }) => {
      appendFileSync(delivered, `${to}\n`);
      return Promise.resolve('250 OK');
    },
    close: () => undefined,
  };
  const queue = createMailSender({ database, transport, kinds: mailKinds, secret, now: () => now, logError });
  await queue.sendDue();
  await queue.close();
}

/** Starts a process that is killed while it works. */
const killWhile = (target: object, { delivered = '', now, update }: Work, killAt: KillAt) => {
  const code = `
    import { appendFileSync } from 'node:fs';
    import { contentDirectory, loadContent } from '@hearthlight/content';
    import { mailUpdate } from ${url('./send-update.ts')};
    import { connectDatabase } from ${url('../../database/open.ts')};
    import { mailKinds } from ${url('../index.ts')};
    import { uploadFolder } from ${url('../../platform/uploads/upload-folder.ts')};
    import { createMailSender } from ${url('../../platform/mail/mail-sender.ts')};
    const killAt = ${JSON.stringify(killAt)};
    const [now, secret] = [() => ${now}, ${JSON.stringify(secret)}];
    const end = () => process.kill(process.pid, 'SIGKILL');
    let [queries, deliveries] = [0, 0];
    const killer = {
      transformQuery: ({ node }) => {
        queries += 1;
        if (queries === killAt.query) end();
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    const database = (await connectDatabase(${JSON.stringify(target)})).withPlugin(killer);
    const transport = {
      deliver: async ({ to }) => {
        deliveries += 1;
        const isLast = deliveries === killAt.delivery;
        if (isLast && !killAt.isAfter) end();
        appendFileSync(${JSON.stringify(delivered)}, to + '\\n');
        if (isLast) end();
      },
      close: () => undefined,
    };
    const update = ${JSON.stringify(update ?? null)};
    if (update === null) {
      const queue = createMailSender({ database, transport, kinds: mailKinds, secret, now, logError: (error) => { throw error; } });
      await queue.sendDue();
      await queue.close();
    } else {
      const content = loadContent(contentDirectory());
      const mailing = () => ({ content, kinds: mailKinds, publicUrl: 'https://hearthlight.example', secret });
      const folders = { uploads: uploadFolder('/'), content: contentDirectory() };
      const facts = ${JSON.stringify(facts)};
      await mailUpdate({ database, now, actor: 'ruth', ...facts, folders, mailing }, update);
    }
    await database.destroy();`;
  return run(process.execPath, ['--input-type=module', '--eval', code]).catch(
    (error: { signal?: string; stderr?: string }) => {
      if (error.signal !== 'SIGKILL') throw new Error(error.stderr);
    },
  );
};

/** Varies by round: before a query of the command or queue, or before or after a delivery. */
const killPoints = (round: number): { mail: KillAt; send: KillAt | undefined } => ({
  mail: { query: 1 + (round % 14) },
  send: [
    { query: 1 + (round % 30) },
    { delivery: 1 + (round % 6), isAfter: true },
    { delivery: 1 + (round % 6), isAfter: false },
  ][round % 3],
});

describe.each(engines)(`${rounds} rounds of a killed process on $name`, (engine) => {
  test('never mail an update to a donor twice', { timeout: 60_000 + rounds * 20_000 }, async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const now = Date.parse('2026-11-20T10:00:00Z');
    const campaign = await addCampaign(database);
    const donors = Array.from({ length: 6 }, (_, index) => `donor-${index}@example.org`);
    for (const email of donors) {
      const row = {
        email,
        email_key: email,
        first_name: 'Ada',
        last_name: 'B',
        password_hash: '',
        user_agent: '',
      };
      await database
        .insertInto('donors')
        .values({ ...row, goal_cents: 0, created_at: 0, last_login_at: 0 })
        .execute();
      const context = { database, now: () => now, actor: '', ...facts, folders, mailing: noMailing };
      await recordGift(context, { ...gift, giver: { email }, campaignId: campaign });
    }
    for (let round = 0; round < rounds; round += 1) {
      const update = await updateFiles.read(anUpdate(campaign, `Round ${round}`), { database, folders });
      const delivered = join(newFolder(), 'delivered');
      writeFileSync(delivered, '');
      const { mail, send = {} } = killPoints(round);
      await killWhile(target, { update, now }, mail);
      await finish(database, { update, now });
      await killWhile(target, { delivered, now }, send);
      // After the lease of mails claimed by the killed process.
      await finish(database, { delivered, now: now + 600_000 });
      const sent = readFileSync(delivered, 'utf8').split('\n').filter(Boolean);
      const left = await database.selectFrom('outbox').select(['state', 'recipient']).execute();
      expect([round, new Set(sent).size]).toEqual([round, sent.length]);
      expect(left.filter(({ state }) => state === 'waiting')).toEqual([]);
      expect(new Set([...sent, ...left.map(({ recipient }) => recipient)]).size).toBe(donors.length);
      await database.deleteFrom('outbox').execute();
    }
    await database.destroy();
    await target.remove();
  });
});
