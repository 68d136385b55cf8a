import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { noAccountMail, passwordChangedMail } from '../../features/accounts/mails.ts';
import { mailKinds } from '../../features/index.ts';
import { anApplicant, codeIn, password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { createQueueContext, type QueueContext } from '../../testing/mail-queue.ts';
import { content } from '../../testing/test-context.ts';
import { refusals } from '../http/refusal.ts';
import { mayHaveArrived } from './mail-sender.ts';
import { type FailureReason, type Mail, MailFailure, type MailTransport } from './mailer.ts';
import { queueMails } from './queue-mails.ts';
import { maxConnections } from './smtp-transport.ts';

const email = 'ada@example.org';
const minute = 60_000;

/** A transport that records each attempt and fails with the next reason in `failures`. */
function aTransport({ failures = [] as FailureReason[], milliseconds = 0 } = {}) {
  const attempts: Mail[] = [];
  const transport: MailTransport = {
    async deliver(mail) {
      attempts.push(mail);
      if (milliseconds > 0) await wait(milliseconds);
      const reason = failures.shift();
      if (reason !== undefined) throw new MailFailure(reason, new Error('450 later'));
      return '250 OK';
    },
    close: () => undefined,
  };
  return { attempts, failures, transport };
}

describe.each(engines)('the mail queue on $name', (engine) => {
  let fake = aTransport();
  let context: QueueContext;
  const start = async (options: Parameters<typeof aTransport>[0] = {}, patience = 2000) => {
    await context.close();
    fake = aTransport(options);
    context = await createQueueContext(engine, fake.transport, patience);
  };
  beforeEach(async () => {
    fake = aTransport();
    context = await createQueueContext(engine, fake.transport);
  });
  afterEach(() => context.close());

  const requestCode = (address = email) => context.request('sendEmailVerificationCode', { body: anApplicant(address) });
  const rows = () => context.database.selectFrom('outbox').selectAll().execute();
  const pass = async (milliseconds: number) => {
    context.clock.now += milliseconds;
    await context.queue.sendDue();
  };

  /** Asks for a code. The database fails once its mail is sent, until `repair`. */
  const requestAndFail = async () => {
    const asked = requestCode();
    await expect.poll(() => fake.attempts.length).toBe(1);
    await sql`alter table sent_mails rename to gone_mails`.execute(context.database);
    return asked;
  };
  const repair = () => sql`alter table gone_mails rename to sent_mails`.execute(context.database);

  test('is running from `start` until `close`', async () => {
    expect(context.queue.isRunning()).toBe(false);
    context.queue.start();
    expect(context.queue.isRunning()).toBe(true);
    await context.queue.close();
    expect(context.queue.isRunning()).toBe(false);
  });

  test('sends a mail at once and deletes it', async () => {
    const response = await requestCode();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: `We have sent a five-digit code to ${email}.` },
    ]);
    expect(fake.attempts).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  describe('with a database that fails once the mail is sent', () => {
    // Leaves time for the failure.
    beforeEach(() => start({ milliseconds: 200 }));

    test('records the mail later instead of sending it again', async () => {
      const asked = requestAndFail();
      await expect.poll(() => fake.attempts.length).toBe(1);
      await wait(500);
      await repair();
      expect((await asked).statusCode).toBe(200);
      expect(await rows()).toEqual([]);
      await pass(2 * minute);
      expect(fake.attempts).toHaveLength(1);
    });

    test('gives up when it is closed', async () => {
      await requestAndFail();
      const closing = context.queue.close().then(() => 'closed');
      expect(await Promise.race([closing, wait(5000)])).toBe('closed');
      await repair();
    });

    test('gives up when another worker may send the mail', async () => {
      const logError = vi.fn<(error: unknown) => void>();
      const queue = context.anotherQueue(fake.transport, { logError });
      const mail = noAccountMail(content, { to: email });
      const sending = queue.send(mail);
      await expect.poll(() => fake.attempts.length).toBe(1);
      await sql`alter table sent_mails rename to gone_mails`.execute(context.database);
      context.clock.now += 2 * minute;
      await expect.poll(() => logError.mock.calls.length, { timeout: 5000 }).toBeGreaterThan(0);
      await repair();
      await Promise.all([sending, queue.close()]);
    });
  });

  test('does not record a mail again that was recorded without a response', async () => {
    const deliver = async () => {
      await context.database.deleteFrom('outbox').execute();
      return '250 OK';
    };
    const queue = context.anotherQueue({ deliver, close: () => undefined });
    expect(await queue.send(noAccountMail(content, { to: email }))).toBe('sent');
    expect(await context.database.selectFrom('sent_mails').select('id').execute()).toEqual([]);
  });

  test('retries a postponed mail at growing intervals, and keeps it encrypted', async () => {
    await start({ failures: ['postponed', 'postponed', 'unreachable'] });
    const response = await requestCode();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: `We are sending a five-digit code to ${email}. It may take a few minutes.` },
    ]);
    const code = codeIn(fake.attempts[0]);
    expect(JSON.stringify(await rows())).not.toContain(code);
    const counts: number[] = [];
    for (const seconds of [4, 1, 19, 1, 59, 1, 600]) {
      await pass(seconds * 1000);
      counts.push(fake.attempts.length);
    }
    expect(counts).toEqual([1, 2, 2, 3, 3, 4, 4]);
    expect(fake.attempts.map(codeIn)).toEqual([code, code, code, code]);
    expect(await rows()).toEqual([]);
  });

  test('a code that arrives late is valid', async () => {
    await start({ failures: ['postponed'] });
    await requestCode();
    await pass(5000);
    const body = { ...anApplicant(email), code: codeIn(fake.attempts[1]), password };
    expect((await context.request('verifyCodeAndSignUp', { body })).statusCode).toBe(200);
  });

  test('sends a code before a queued mailing', async () => {
    await context.close();
    const gate = Promise.withResolvers<void>();
    const kinds: string[] = [];
    const deliver = async ({ kind }: Mail) => {
      kinds.push(kind);
      await gate.promise;
      return '250 OK';
    };
    context = await createQueueContext(engine, { deliver, close: () => undefined });
    const { clock, database, deps, queue } = context;
    const mailing = Array.from({ length: 30 }, (_, at) => ({
      mail: {
        ...noAccountMail(content, { to: `donor-${at}@example.org` }),
        kind: 'password changed' as const,
      },
    }));
    await queueMails(database, mailing, { kinds: mailKinds, now: clock.now, secret: deps.secret });
    const sending = queue.sendDue();
    await expect.poll(() => kinds.length).toBe(maxConnections);
    clock.now += 1;
    const response = requestCode();
    await expect.poll(async () => (await rows()).some(({ kind }) => kind === 'sign-up code')).toBe(true);
    gate.resolve();
    expect((await response).statusCode).toBe(200);
    await sending;
    expect(kinds).toHaveLength(31);
    expect(kinds.indexOf('sign-up code')).toBeLessThan(2 * maxConnections);
  });

  test('does not send a yearly statement again that may have arrived', async () => {
    await context.close();
    const failure = new MailFailure('unreachable', new Error('timeout'), { mayHaveArrived: true });
    const deliver = () => Promise.reject(failure);
    context = await createQueueContext(engine, { deliver, close: () => undefined });
    const { clock, database, deps, queue } = context;
    const mail = { ...noAccountMail(content, { to: email }), kind: 'yearly statement' };
    await queueMails(database, [{ mail }], { kinds: mailKinds, now: clock.now, secret: deps.secret });
    await queue.sendDue();
    expect(await rows()).toMatchObject([{ state: 'failed', error: mayHaveArrived }]);
  });

  test('gives up when a mail would expire before its next attempt', async () => {
    await start({ failures: Array<FailureReason>(6).fill('postponed') });
    await requestCode();
    for (const seconds of [5, 20, 60, 180, 300]) {
      expect(await rows()).toMatchObject([{ state: 'waiting' }]);
      await pass(seconds * 1000);
    }
    expect(await rows()).toMatchObject([{ state: 'failed', error: 'postponed: 450 later', content: '' }]);
  });

  test('never sends a code that was replaced', async () => {
    await start({ failures: ['postponed', 'postponed'] });
    await requestCode();
    context.clock.now += minute + 1;
    await requestCode();
    const [first, second] = fake.attempts.map(codeIn);
    expect(first).not.toBe(second);
    await pass(5 * minute);
    expect(fake.attempts.slice(2).map(codeIn)).toEqual([second]);
    expect(await rows()).toEqual([]);
  });

  test('never sends a code that ends before its mail', async () => {
    await start({ failures: ['postponed'] });
    await requestCode();
    await context.database.updateTable('codes').set({ expires_at: context.clock.now }).execute();
    await pass(5 * minute);
    expect(fake.attempts).toHaveLength(1);
    expect(await rows()).toEqual([]);
  });

  test('never sends a code that has expired, and lists its mail as failed without its content', async () => {
    await start({ failures: ['postponed'] });
    await requestCode();
    await pass(10 * minute);
    expect(fake.attempts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ recipient: email, state: 'failed', content: '' }]);
  });

  test('returns 400 for a rejected address, with and without an account', async () => {
    await start({ failures: ['address refused', 'address refused'] });
    const refused = {
      message: refusals.addressRefused,
      fields: { email: refusals.addressRefused },
    };
    const signUp = await requestCode();
    expect([signUp.statusCode, signUp.json()]).toEqual([400, refused]);
    const recovery = await context.request('sendPasswordResetCode', { body: { email } });
    expect([recovery.statusCode, recovery.json()]).toEqual([400, refused]);
    await pass(5 * minute);
    expect(fake.attempts).toHaveLength(2);
    expect(await rows()).toMatchObject([{ state: 'failed' }, { state: 'failed' }]);
    expect(await context.database.selectFrom('codes').selectAll().execute()).toEqual([]);
    expect((await requestCode('eve@example.org')).statusCode).toBe(200);
  });

  test.each(['mail refused', 'unreachable'] as const)(
    '%s: returns 503, never sends the code, and allows another attempt immediately',
    async (reason) => {
      await start({ failures: ['postponed', reason] });
      await requestCode('eve@example.org');
      const response = await requestCode();
      expect([response.statusCode, response.json()]).toEqual([503, { message: refusals.mailNotSent }]);
      expect((await rows()).map((row) => row.recipient)).toEqual(['eve@example.org']);
      expect((await requestCode()).statusCode).toBe(200);
      await pass(5 * minute);
      expect(fake.attempts.map(({ to }) => to)).toEqual(['eve@example.org', email, email, 'eve@example.org']);
    },
  );

  test('retries a notification for a day', async () => {
    await start({ failures: Array<FailureReason>(200).fill('unreachable') });
    const mail = passwordChangedMail(content, { to: email, firstName: 'Ada' });
    await expect(context.queue.send(mail)).rejects.toThrow(refusals.mailNotSent);
    for (let hour = 0; hour < 23; hour += 1) await pass(60 * minute);
    expect(await rows()).toMatchObject([{ state: 'waiting' }]);
    fake.failures.length = 0;
    await pass(15 * minute);
    expect(await rows()).toEqual([]);
  });

  test('a burst of 40 on a slow mail server returns no 503', async () => {
    await start({ milliseconds: 60 }, 100);
    const addresses = Array.from({ length: 40 }, (_, at) => `donor${at}@example.org`);
    const burst = await Promise.all(addresses.map((address) => requestCode(address)));
    const later = await requestCode();
    expect([...burst, later].filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
    await context.queue.sendDue();
    expect(fake.attempts.map(({ to }) => to).toSorted()).toEqual([...addresses, email].toSorted());
  });

  test('two simultaneous processes send each mail exactly once', async () => {
    await start({ failures: Array<FailureReason>(30).fill('postponed') });
    const addresses = Array.from({ length: 30 }, (_, at) => `donor${at}@example.org`);
    await Promise.all(addresses.map((address) => requestCode(address)));
    const other = aTransport({ milliseconds: 1 });
    const otherQueue = context.anotherQueue(other.transport);
    context.clock.now += 5000;
    await Promise.all([context.queue.sendDue(), otherQueue.sendDue()]);
    const sent = [...fake.attempts.slice(30), ...other.attempts].map(({ to }) => to);
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });

  test('another process sends a mail whose process ended during the attempt', async () => {
    const never = Promise.withResolvers<string>();
    const stuck = { deliver: () => never.promise, close: () => undefined };
    const stuckQueue = context.anotherQueue(stuck);
    const sending = stuckQueue.send(passwordChangedMail(content, { to: email, firstName: 'Ada' }));
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    await pass(80_000);
    expect(fake.attempts).toHaveLength(0);
    await pass(10_000);
    expect(fake.attempts).toHaveLength(1);
    never.resolve('250 OK');
    await sending;
  });

  test('an attempt that outlasts its lease does not overwrite another process’s result', async () => {
    const end = Promise.withResolvers<void>();
    const slow: MailTransport = {
      deliver: async () => {
        await end.promise;
        throw new MailFailure('address refused', new Error('550 no such user'));
      },
      close: () => undefined,
    };
    const slowQueue = context.anotherQueue(slow);
    const sending = slowQueue.send(passwordChangedMail(content, { to: email, firstName: 'Ada' }));
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    fake.failures.push('postponed');
    await pass(90_000);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2, error: 'postponed: 450 later' }]);
    end.resolve();
    await expect(sending).rejects.toThrow(refusals.addressRefused);
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 2, error: 'postponed: 450 later' }]);
  });

  test('a mail queued with another secret fails', async () => {
    await start({ failures: ['postponed'] });
    await requestCode();
    await context.database
      .updateTable('outbox')
      .set({ content: 'A'.repeat(80) })
      .execute();
    await pass(5000);
    expect(fake.attempts).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'failed', content: '' }]);
  });
});
