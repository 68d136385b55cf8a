import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, test, vi } from 'vitest';

import { aSignedInDonor, browserOf, codeIn, signIn } from '../testing/donors.ts';
import { engines, sqlite } from '../testing/engines.ts';
import { aSignedInStaff, deskCall } from '../testing/staff.ts';
import { createTestContext } from '../testing/test-context.ts';
import { removeExpired, removeExpiredHourly } from './expired-rows.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const email = 'ada@example.org';

describe.each(engines)('removing expired rows on $name', (engine) => {
  test('deletes only expired sessions, codes and counters', async () => {
    const context = await createTestContext(engine);
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    await context.request('sendPasswordResetCode', { body: { email: 'ada@example.org' } });
    await removeExpired(context.deps, context.clock.now);
    expect((await context.request('userDetails', { token })).statusCode).toBe(200);
    expect(await context.database.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    await removeExpired(context.deps, context.clock.now + 25 * hour);
    for (const table of ['sessions', 'codes', 'limits'] as const) {
      expect(await context.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await context.close();
  });

  test('deletes only expired sessions and links of staff', async () => {
    const context = await createTestContext(engine);
    const { clock, database } = context;
    const { cookie } = await aSignedInStaff(context, 'owner');
    const body = { email: 'eda@example.org', role: 'editor', send_mail: false };
    await deskCall(context, 'inviteStaff', { cookie, body });
    const left = async () => {
      const sessions = await database.selectFrom('staff_sessions').selectAll().execute();
      const links = await database.selectFrom('staff_links').selectAll().execute();
      return [sessions.length, links.length];
    };
    for (const [hours, expected] of [
      [12, [1, 1]],
      [13, [0, 1]],
      [72, [0, 1]],
      [73, [0, 0]],
    ] as const) {
      await removeExpired(context.deps, clock.now + hours * hour);
      expect([hours, await left()]).toEqual([hours, expected]);
    }
    await context.close();
  });

  test('deletes uploaded files after a day, and no import', async () => {
    const context = await createTestContext(engine);
    const { clock, database } = context;
    const { cookie } = await aSignedInStaff(context, 'bookkeeper');
    const upload = (row: string) =>
      deskCall(context, 'uploadImport', {
        cookie,
        body: Buffer.from(`Date,Amount,Payer\n${row}`),
        headers: { 'content-type': 'text/csv' },
      });
    const run = async (row: string) => {
      const { columns, id } = await upload(row);
      const known = { date: 'Date', amount: 'Amount', bank: 'oak', date_format: 'YYYY-MM-DD', decimal: '.' };
      const body = { columns: { ...columns, ...known }, campaign_id: null, separate_lines: [] };
      await deskCall(context, 'runImport', { cookie, params: { id }, body });
      return id;
    };
    const imported = await run('2026-10-02,1.00,Ada');
    const undone = await run('2026-10-02,2.00,Ada');
    await deskCall(context, 'undoImport', { cookie, params: { id: undone } });
    const { id: uploaded } = await upload('2026-10-02,3.00,Ada');
    const left = async () =>
      (await database.selectFrom('imports').select('id').orderBy('id').execute()).map(({ id }) => id);
    await removeExpired(context.deps, clock.now + 24 * hour);
    expect(await left()).toEqual([imported, undone, uploaded]);
    await removeExpired(context.deps, clock.now + 24 * hour + 1);
    expect(await left()).toEqual([imported, undone]);
    await context.close();
  });

  test('deletes rows of imports a month after somebody has decided about them', async () => {
    const context = await createTestContext(engine);
    const { clock, database } = context;
    const made = { source: 'oak', file_name: '', content: null, uploaded_by: '', uploaded_at: clock.now };
    const imported = { ...made, state: 'imported' as const, imported_at: clock.now, imported_by: '' };
    const { id } = await database.insertInto('imports').values(imported).returning('id').executeTakeFirstOrThrow();
    const row = { import_id: id, content: '{}' };
    await database
      .insertInto('waiting_rows')
      .values([
        { ...row, number: 'decided', decided_by: id },
        { ...row, number: 'open', decided_by: null },
      ])
      .execute();
    const left = async () =>
      (await database.selectFrom('waiting_rows').select('number').orderBy('id').execute()).map(({ number }) => number);
    await removeExpired(context.deps, clock.now + 31 * 24 * hour);
    expect(await left()).toEqual(['decided', 'open']);
    await removeExpired(context.deps, clock.now + 31 * 24 * hour + 1);
    expect(await left()).toEqual(['open']);
    await context.close();
  });

  test('deletes failed mails after two weeks, and records of sent mails after a year', async () => {
    const context = await createTestContext(engine);
    const { clock, database } = context;
    const at = clock.now;
    const mail = { kind: 'test', recipient: email, email_key: email, content: '', code_hash: null };
    const times = { attempts: 1, created_at: at, due_at: at, expires_at: at };
    await database
      .insertInto('outbox')
      .values({ ...mail, ...times, id: 'a', state: 'failed', error: '' })
      .execute();
    await database.insertInto('sent_mails').values({ id: 'b', email_key: email, kind: 'test', sent_at: at }).execute();
    const left = async () => {
      const failed = await database.selectFrom('outbox').select('id').execute();
      const sent = await database.selectFrom('sent_mails').select('id').execute();
      return [...failed, ...sent].map(({ id }) => id);
    };
    for (const [time, expected] of [
      [14 * 24 * hour, ['a', 'b']],
      [14 * 24 * hour + 1, ['b']],
      [year, ['b']],
      [year + 1, []],
    ] as const) {
      await removeExpired(context.deps, at + time);
      expect([time, await left()]).toEqual([time, expected]);
    }
    await context.close();
  });

  test('deletes rows dated by a clock a year ahead, and makes queued mails due', async () => {
    const context = await createTestContext(engine);
    const { clock, database } = context;
    clock.now += year;
    const { access_token: token } = await aSignedInDonor(context, email);
    const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email } }));
    const code = codeIn(context.mails.at(-1));
    const mail = {
      kind: 'password changed',
      recipient: email,
      email_key: email,
      content: '',
      code_hash: null,
      error: null,
    } as const;
    const times = { attempts: 0, created_at: clock.now, due_at: clock.now, expires_at: clock.now + hour };
    await database
      .insertInto('outbox')
      .values({ ...mail, ...times, id: 'a', state: 'waiting' })
      .execute();
    await aSignedInStaff(context, 'owner');
    clock.now -= year;
    expect((await context.request('userDetails', { token })).statusCode).toBe(401);
    const body = { code };
    expect((await context.request('verifyPasswordResetCode', { body, browser })).statusCode).toBe(400);
    await removeExpired(context.deps, clock.now);
    for (const table of ['sessions', 'codes', 'staff_sessions'] as const) {
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const counters = await database.selectFrom('limits').select('resets_at').execute();
    expect(counters.filter(({ resets_at: end }) => end > clock.now + 25 * hour)).toEqual([]);
    expect(await database.selectFrom('outbox').select('due_at').execute()).toEqual([{ due_at: clock.now }]);
    await context.close();
  });

  test('keeps rows with correct dates', async () => {
    const context = await createTestContext(engine);
    const { access_token: token } = await aSignedInDonor(context, email);
    await context.request('sendPasswordResetCode', { body: { email } });
    await removeExpired(context.deps, context.clock.now);
    expect((await context.request('userDetails', { token })).statusCode).toBe(200);
    expect(await context.database.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    expect((await context.database.selectFrom('limits').selectAll().execute()).length).toBeGreaterThan(2);
    await context.close();
  });

  test('sign-ins do not end each other after the clock was ahead', async () => {
    const context = await createTestContext(engine);
    context.clock.now += year;
    await aSignedInDonor(context, email);
    for (let at = 1; at < 20; at += 1) await signIn(context, email);
    context.clock.now -= year;
    const tokens = [await signIn(context, email), await signIn(context, email)];
    for (const { access_token: token } of tokens) {
      expect((await context.request('userDetails', { token })).statusCode).toBe(200);
    }
    await context.close();
  });

  test('rejects a permission to change the password that is dated in the future', async () => {
    const context = await createTestContext(engine);
    await aSignedInDonor(context, email);
    context.clock.now += year;
    const browser = browserOf(await context.request('sendPasswordResetCode', { body: { email } }));
    const body = { code: codeIn(context.mails.at(-1)) };
    expect((await context.request('verifyPasswordResetCode', { body, browser })).statusCode).toBe(200);
    context.clock.now -= year;
    const change = { email, password: 'Another-8-word' };
    expect((await context.request('changePassword', { body: change, browser })).statusCode).toBe(400);
    await context.close();
  });
});

test('logs the error when the hourly job fails', async () => {
  const context = await createTestContext(sqlite);
  const failure = new Error('disk I/O error');
  const database = context.database.withPlugin({
    transformQuery: () => {
      throw failure;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const logError = vi.fn<(error: unknown) => void>();
  const stop = removeExpiredHourly({ ...context.deps, database, logError, now: () => context.clock.now });
  await vi.waitFor(() => expect(logError).toHaveBeenCalledWith(failure));
  stop();
  await context.close();
});

test('deletes what a killed process left of a file after a day, and nothing else of the data folder', async () => {
  const context = await createTestContext(sqlite);
  const { clock, deps } = context;
  const pathOf = (name: string) => join(deps.dataDirectory, name);
  const incomplete = ['bills/scan.pdf.1.part', 'pictures/a/960.jpg.2.part', 'picture.7.3.part/960.jpg'];
  const complete = ['bills/scan.pdf', 'pictures/a/960.jpg'];
  for (const name of [...incomplete, ...complete]) {
    mkdirSync(dirname(pathOf(name)), { recursive: true });
    writeFileSync(pathOf(name), '%PDF');
  }
  for (const name of ['bills/scan.pdf.1.part', 'pictures/a/960.jpg.2.part', 'picture.7.3.part', ...complete])
    utimesSync(pathOf(name), clock.now / 1000, clock.now / 1000);
  const left = () => [...incomplete, ...complete].filter((name) => existsSync(pathOf(name)));
  await removeExpired(deps, clock.now + 24 * hour);
  expect(left()).toEqual([...incomplete, ...complete]);
  await removeExpired(deps, clock.now + 24 * hour + 1);
  expect(left()).toEqual(complete);
  await context.close();
});
