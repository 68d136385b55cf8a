import { once } from 'node:events';
import { readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { passwordChangedMail, recoveryMail, verificationMail } from '../../features/accounts/mails.ts';
import { anApplicant, codeIn, password } from '../../testing/donors.ts';
import { engines, newFolder, sqlite } from '../../testing/engines.ts';
import { createQueueContext, type QueueContext } from '../../testing/mail-queue.ts';
import { content, createTestContext } from '../../testing/test-context.ts';
import { refusals } from '../http/refusal.ts';
import type { MailTransport } from './mailer.ts';
import { createOutbox } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';

const email = 'ada@example.org';

interface Received {
  raw: Buffer;
  recipients: string[];
}

/** Starts a mail server for a test. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ raw: Buffer.concat(chunks), recipients });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    received,
    port: portOf(server.server),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

const portOf = (server: Server) => {
  const address = server.address();
  return isAddress(address) ? address.port : 0;
};
const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

const transportAt = (port: number): MailTransport =>
  smtpTransport(
    { url: `smtp://127.0.0.1:${port}`, from: 'Hearthlight <hello@hearthlight.example>' },
    content.foundation.supportEmail,
  );

/** Starts a server that accepts connections but never responds. */
async function silentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server), close: () => server.close() };
}

test('sends text and HTML to one recipient, with the code in the subject', async () => {
  const server = await mailServer();
  const transport = transportAt(server.port);
  await transport.deliver(verificationMail(content, { to: 'Ada@Example.org', firstName: 'Ada', code: '00420' }), 'a1');
  await transport.deliver(recoveryMail(content, { to: 'two,eve@example.org', firstName: 'Eve', code: '12345' }), 'b2');
  const [first, second] = server.received;
  const mail = await PostalMime.parse(first?.raw ?? '');
  expect(mail).toMatchObject({
    subject: '00420 is your Hearthlight code',
    from: { name: 'Hearthlight', address: 'hello@hearthlight.example' },
    replyTo: [{ address: content.foundation.supportEmail }],
    messageId: '<a1@hearthlight.example>',
  });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  expect(mail.text).toContain('00420');
  expect(mail.html).toContain('00420');
  // The local part keeps its case; the domain is case-insensitive.
  expect(first?.recipients).toEqual(['Ada@example.org']);
  expect(second?.recipients).toHaveLength(1);
  transport.close();
  await server.close();
});

test('escapes names in the HTML of a mail', () => {
  const { html } = passwordChangedMail(content, { to: email, firstName: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('the outbox stores the newest 200 mails and calls `onMail` for each', async () => {
  const subjects: string[] = [];
  let at = Date.parse('2026-11-20T09:30:00.000Z');
  const folder = newFolder();
  const outbox = createOutbox(folder, {
    now: () => at,
    onMail: ({ subject }) => subjects.push(subject),
  });
  expect(await outbox.read()).toEqual([]);
  for (let count = 0; count < 205; count += 1) {
    at += 1;
    const code = String(count).padStart(5, '0');
    await outbox.deliver(verificationMail(content, { to: email, firstName: 'Ada', code }), code);
  }
  const mails = await outbox.read();
  expect(mails).toHaveLength(200);
  expect(readdirSync(folder)).toHaveLength(200);
  expect(mails[0]).toMatchObject({ to: email, subject: '00204 is your Hearthlight code' });
  expect(subjects).toHaveLength(205);
});

test('the outbox page shows mails as text, and HTML only in a sandbox', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('there is no database to test on');
  const outbox = createOutbox(newFolder(), { now: Date.now, onMail: () => undefined });
  const context = await createTestContext(engine, {
    outbox,
    publicUrl: () => 'http://localhost:8000',
    isLocal: true,
  });
  const content = { subject: '<b>12345</b>', text: '<script>1</script>', html: '<p>"Hi"</p>' };
  await outbox.deliver({ kind: 'test', to: email, ...content }, '1');
  const local = { headers: { host: 'localhost:8000' }, remoteAddress: '127.0.0.1' };
  const page = await context.app.inject({ method: 'GET', url: '/dev/mail', ...local });
  expect(page.body).toContain('&lt;b&gt;12345&lt;/b&gt;');
  expect(page.body).toContain('<pre>&lt;script&gt;');
  expect(page.body).toContain('<iframe sandbox');
  expect(page.body).not.toMatch(/<script/);
  const list = await context.app.inject({ method: 'GET', url: '/dev/mail.json', ...local });
  expect(list.json()).toMatchObject([{ to: email }]);
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const far = await context.app.inject({ method: 'GET', url, ...local, remoteAddress: '203.0.113.7' });
    expect(far.statusCode).toBe(404);
  }
  await context.close();
});

/**
 * Milliseconds until a call returns 200 while its mail is queued. A 503 shows that the attempt ended earlier. A real
 * server waits five seconds.
 */
const patience = 4000;

/** The outcome when both calls fail. */
const refusedWith = (status: number, body: object) => ({
  answers: Array.from({ length: 2 }, () => [status, JSON.stringify(body)]),
  cookies: [undefined, undefined],
  codes: [],
  donors: [],
});

describe.each(engines)('without a working mail server, on $name', (engine) => {
  let context: QueueContext;
  let transport: MailTransport = transportAt(1);
  beforeEach(async () => {
    const current: MailTransport = {
      deliver: (mail, id) => transport.deliver(mail, id),
      close: () => transport.close(),
    };
    context = await createQueueContext(engine, current, patience);
  });
  afterEach(() => context.close());

  const sendCode = () => context.request('sendEmailVerificationCode', { body: anApplicant(email) });
  /** Makes the two calls that send mail. Returns their responses and the remaining rows. */
  const outcome = async () => {
    const answers = await Promise.all([sendCode(), context.request('sendPasswordResetCode', { body: { email } })]);
    return {
      answers: answers.map(({ statusCode, body }) => [statusCode, body]),
      cookies: answers.map(({ headers }) => headers['set-cookie']),
      codes: await context.database.selectFrom('codes').selectAll().execute(),
      donors: await context.database.selectFrom('donors').selectAll().execute(),
    };
  };
  const notSent = refusedWith(503, { message: refusals.mailNotSent });

  test('returns 503 while the server is down, and allows another attempt immediately', async () => {
    transport = transportAt(1);
    expect(await outcome()).toEqual(notSent);
    const server = await mailServer();
    transport = transportAt(server.port);
    expect((await sendCode()).statusCode).toBe(200);
    const { subject = '' } = await PostalMime.parse(server.received[0]?.raw ?? '');
    const made = await context.request('verifyCodeAndSignUp', {
      body: { ...anApplicant(email), code: codeIn({ subject }), password },
    });
    expect(made.statusCode).toBe(200);
    transport.close();
    await server.close();
  });

  test('returns 503 in time when the server never responds', async () => {
    const server = await silentServer();
    transport = transportAt(server.port);
    expect(await outcome()).toEqual(notSent);
    server.close();
  });

  test('returns 400 with a sentence when the server rejects the recipient', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such user')),
    });
    transport = transportAt(server.port);
    const message = refusals.addressRefused;
    expect(await outcome()).toEqual(refusedWith(400, { message, fields: { email: message } }));
    transport.close();
    await server.close();
  });

  test('returns 503 when the server rejects the mail', async () => {
    const server = await mailServer({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () => done(Object.assign(new Error('looks like spam'), { responseCode: 554 })));
      },
    });
    transport = transportAt(server.port);
    expect(await outcome()).toEqual(notSent);
    transport.close();
    await server.close();
  });

  test('returns 503 when the server rejects the login', async () => {
    const server = await mailServer({
      authOptional: false,
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    });
    transport = smtpTransport({ url: `smtp://a:b@127.0.0.1:${server.port}`, from: email }, email);
    expect(await outcome()).toEqual(notSent);
    transport.close();
    await server.close();
  });

  test('returns 200 and retries when the server postpones the recipient', async () => {
    let isLater = false;
    const later = Object.assign(new Error('greylisted'), { responseCode: 451 });
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => (isLater ? done() : done(later)),
    });
    transport = transportAt(server.port);
    expect((await outcome()).answers.map(([status]) => status)).toEqual([200, 200]);
    expect(server.received).toEqual([]);
    isLater = true;
    context.clock.now += 5000;
    await context.queue.sendDue();
    expect(server.received).toHaveLength(2);
    transport.close();
    await server.close();
  });

  test('returns 503 when the outbox cannot be written', async () => {
    const file = join(newFolder(), 'a-file');
    writeFileSync(file, '');
    transport = createOutbox(join(file, 'outbox'), { now: Date.now, onMail: () => undefined });
    expect(await outcome()).toEqual(notSent);
  });
});

test('a mail that the server rejects has not arrived', async () => {
  const server = await mailServer({
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done(Object.assign(new Error('looks like spam'), { responseCode: 554 })));
    },
  });
  const transport = transportAt(server.port);
  const delivery = transport.deliver(passwordChangedMail(content, { to: email, firstName: 'Ada' }), 'a');
  await expect(delivery).rejects.toMatchObject({ reason: 'mail refused', mayHaveArrived: false });
  transport.close();
  await server.close();
});

test('returns 200 after a wait when the server never confirms the mail, which may have arrived', async () => {
  const server = await mailServer({ onData: (stream) => stream.resume(), closeTimeout: 100 });
  const context = await createQueueContext(sqlite, transportAt(server.port), 300);
  const response = await context.request('sendEmailVerificationCode', { body: anApplicant(email) });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { message: `We are sending a five-digit code to ${email}. It may take a few minutes.` },
  ]);
  await server.close();
  await context.close();
});
