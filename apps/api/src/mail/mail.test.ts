import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';

import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { anApplicant, codeIn, password } from '../testing/donors.ts';
import { engines, newFolder } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { passwordChangedLetter, recoveryLetter, verificationLetter } from './letters.ts';
import { type Mailer, smtpMailer } from './mailer.ts';
import { outboxIn } from './outbox.ts';

const email = 'ada@example.org';

interface Received {
  raw: Buffer;
  recipients: string[];
}

/** A mail server for the time of a test. */
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

const mailerAt = (port: number): Mailer =>
  smtpMailer(
    { url: `smtp://127.0.0.1:${port}`, from: 'Hearthlight <hello@hearthlight.example>' },
    () => undefined,
  );

/** A server that takes connections and says nothing, as one behind a broken firewall. */
async function silentServer() {
  const server = createServer((socket) => socket.on('error', () => undefined));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: portOf(server), close: () => server.close() };
}

test('a mail arrives with text and HTML, for one person, with the code in its subject', async () => {
  const server = await mailServer();
  const mailer = mailerAt(server.port);
  await mailer.send(verificationLetter({ to: 'Ada@Example.org', firstName: 'Ada', code: '00420' }));
  await mailer.send(recoveryLetter({ to: 'two,eve@example.org', firstName: 'Eve', code: '12345' }));
  const [first, second] = server.received;
  const mail = await PostalMime.parse(first?.raw ?? '');
  expect(mail).toMatchObject({
    subject: '00420 is your Hearthlight code',
    from: { name: 'Hearthlight', address: 'hello@hearthlight.example' },
  });
  expect(mail.text).toContain('00420');
  expect(mail.html).toContain('00420');
  // The letters before the @ are the person's, those after it are the network's, which has no cases.
  expect(first?.recipients).toEqual(['Ada@example.org']);
  expect(second?.recipients).toHaveLength(1);
  mailer.close();
  await server.close();
});

test('what people are called cannot write HTML into a mail', () => {
  const { html } = passwordChangedLetter({ to: email, firstName: '<img src=x onerror=alert(1)>' });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('the outbox keeps the newest 200 mails and tells of each', async () => {
  const told: string[] = [];
  let at = Date.parse('2026-11-20T09:30:00.000Z');
  const outbox = outboxIn(newFolder(), { now: () => at, tell: ({ subject }) => told.push(subject) });
  expect(await outbox.read()).toEqual([]);
  for (let count = 0; count < 205; count += 1) {
    at += 1;
    await outbox.send(
      verificationLetter({ to: email, firstName: 'Ada', code: String(count).padStart(5, '0') }),
    );
  }
  const letters = await outbox.read();
  expect(letters).toHaveLength(200);
  expect(letters[0]).toMatchObject({ to: email, subject: '00204 is your Hearthlight code' });
  expect(told).toHaveLength(205);
});

test('the outbox page shows mails as text, and HTML only where it can do nothing', async () => {
  const [engine] = engines;
  if (!engine) throw new Error('there is no database to test on');
  const outbox = outboxIn(newFolder(), { now: Date.now, tell: () => undefined });
  const stage = await openStage(engine, { outbox, mailer: outbox });
  await outbox.send({ to: email, subject: '<b>12345</b>', text: '<script>1</script>', html: '<p>"Hi"</p>' });
  const local = { headers: { host: 'localhost:8000' }, remoteAddress: '127.0.0.1' };
  const page = await stage.app.inject({ method: 'GET', url: '/dev/mail', ...local });
  expect(page.body).toContain('&lt;b&gt;12345&lt;/b&gt;');
  expect(page.body).toContain('<pre>&lt;script&gt;');
  expect(page.body).toContain('<iframe sandbox');
  expect(page.body).not.toMatch(/<script/);
  const list = await stage.app.inject({ method: 'GET', url: '/dev/mail.json', ...local });
  expect(list.json()).toMatchObject([{ to: email }]);
  for (const url of ['/dev/mail', '/dev/mail.json']) {
    const far = await stage.app.inject({ method: 'GET', url, ...local, remoteAddress: '203.0.113.7' });
    expect(far.statusCode).toBe(404);
  }
  await stage.close();
});

describe.each(engines)('when mail is not taken, on $name', (engine) => {
  let stage: Stage;
  let mailer: Mailer = mailerAt(1);
  beforeEach(async () => {
    stage = await openStage(engine, {
      mailer: { send: (letter) => mailer.send(letter), close: () => mailer.close() },
    });
  });
  afterEach(async () => {
    mailer.close();
    await stage.close();
  });

  const sendCode = () => stage.ask('sendEmailVerificationCode', { body: anApplicant(email) });
  /** What the two calls that mail answer, and how much they leave behind. */
  const outcome = async () => {
    const start = performance.now();
    const answers = await Promise.all([sendCode(), stage.ask('sendPasswordResetCode', { body: { email } })]);
    return {
      quick: performance.now() - start < 5000,
      answers: answers.map(({ statusCode, body }) => [statusCode, body]),
      cookies: answers.map(({ headers }) => headers['set-cookie']),
      codes: await stage.database.selectFrom('codes').selectAll().execute(),
      donors: await stage.database.selectFrom('donors').selectAll().execute(),
    };
  };
  const refusal = [503, JSON.stringify({ message: refusals.mailRefused })];
  const refused = {
    quick: true,
    answers: [refusal, refusal],
    cookies: [undefined, undefined],
    codes: [],
    donors: [],
  };

  test('because the server is down: 503 at once, and asking again is possible at once', async () => {
    mailer = mailerAt(1);
    expect(await outcome()).toEqual(refused);
    const server = await mailServer();
    mailer = mailerAt(server.port);
    expect((await sendCode()).statusCode).toBe(200);
    const { subject = '' } = await PostalMime.parse(server.received[0]?.raw ?? '');
    const code = codeIn({ to: email, subject, text: '', html: '' });
    const made = await stage.ask('verifyCodeAndSignUp', { body: { ...anApplicant(email), code, password } });
    expect(made.statusCode).toBe(200);
    mailer.close();
    await server.close();
  });

  test('because the server says nothing: 503 within five seconds each', async () => {
    const server = await silentServer();
    mailer = mailerAt(server.port);
    expect(await outcome()).toEqual(refused);
    server.close();
  });

  test('because the server refuses the recipient', async () => {
    const server = await mailServer({
      onRcptTo: (_address, _session, done) => done(new Error('no such user')),
    });
    mailer = mailerAt(server.port);
    expect(await outcome()).toEqual(refused);
    mailer.close();
    await server.close();
  });

  test('because the server takes the mail and never says so', async () => {
    const server = await mailServer({ onData: (stream) => stream.resume(), closeTimeout: 100 });
    mailer = mailerAt(server.port);
    expect(await outcome()).toEqual(refused);
    mailer.close();
    await server.close();
  });
});
