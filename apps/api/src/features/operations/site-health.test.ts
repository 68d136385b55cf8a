import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { recordBackup } from '../../platform/last-backup.ts';
import { MailFailure } from '../../platform/mail/mailer.ts';
import { version } from '../../platform/version.ts';
import { engines } from '../../testing/engines.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { isLowDisk, readSiteHealth } from './site-health.ts';

const hour = 3_600_000;

test('a disk is low below a fifth of its space', () => {
  expect([isLowDisk(19, 100), isLowDisk(20, 100)]).toEqual([true, false]);
});

describe.each(engines)('the health of the site on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeEach(async () => {
    context = await createTestContext(engine);
    ({ cookie } = await aSignedInStaff(context, 'owner'));
  });
  afterEach(() => context.close());

  test('names version, engine, size, disk and queue', async () => {
    const { clock, database, deps } = context;
    const row = {
      kind: 'test',
      content: '',
      code_hash: null,
      attempts: 1,
      due_at: 0,
      expires_at: 9,
    } as const;
    const mail = { ...row, recipient: 'ada@example.org', email_key: 'ada@example.org', error: null };
    await database
      .insertInto('outbox')
      .values([
        { ...mail, id: 'a', state: 'waiting', created_at: clock.now },
        { ...mail, id: 'b', state: 'waiting', created_at: clock.now - hour },
        { ...mail, id: 'c', state: 'failed', created_at: 1 },
      ])
      .execute();
    const health = await deskCall(context, 'readHealth', { cookie });
    expect(health).toMatchObject({
      version,
      database: {
        engine: engine.name === 'SQLite' ? 'sqlite' : 'postgres',
        version: expect.stringMatching(/^\d+\.\d+/),
        migration: expect.stringMatching(/^\d{4}-/),
      },
      mail: {
        state: 'failing',
        waiting: 2,
        failed: 1,
        waiting_since: new Date(clock.now - hour).toISOString(),
      },
    });
    expect(health.database.bytes).toBeGreaterThan(10_000);
    // Nothing grows in the data folder of a server with PostgreSQL.
    expect(health.disk === null).toBe(deps.engine === 'postgres');
    expect(health.disk?.total_bytes ?? 1).toBeGreaterThan(health.disk?.free_bytes ?? 0);
  });

  test('leaves out the space of a file system that does not tell its size', async () => {
    const { database, deps } = context;
    const services = { database, engine: deps.engine, now: deps.now, dataDirectory: '/proc' };
    expect((await readSiteHealth(services)).disk).toBeNull();
  });

  test('warns on the first page once a nightly backup is overdue', async () => {
    const { clock, database } = context;
    const state = async () => {
      const { health } = await deskCall(context, 'deskHome', { cookie });
      const { backup } = await deskCall(context, 'readHealth', { cookie });
      expect(health?.backup).toBe(backup.state);
      return backup.state;
    };
    expect(await state()).toBe('none');
    await recordBackup(database, clock.now - 26 * hour);
    expect(await state()).toBe('recent');
    await recordBackup(database, clock.now - 26 * hour - 1);
    expect(await state()).toBe('old');
  });

  test('fails when the database refuses writes', async () => {
    const { database, deps } = context;
    await database.schema.dropTable('limits').execute();
    const { now } = deps;
    const read = readSiteHealth({ database, engine: deps.engine, now, dataDirectory: '' });
    await expect(read).rejects.toThrow(/limits/);
  });

  test('a test mail returns the reply of the server and is recorded without the address', async () => {
    const { deps, database } = context;
    const body = { email: 'ada@example.org' };
    expect(await deskCall(context, 'sendTestMail', { cookie, body })).toEqual({
      accepted: true,
      reply: '250 OK',
    });
    deps.transport.deliver = () =>
      Promise.reject(new MailFailure('address refused', new Error('550 5.1.1 no such user')));
    expect(await deskCall(context, 'sendTestMail', { cookie, body })).toEqual({
      accepted: false,
      reason: 'address refused',
      reply: '550 5.1.1 no such user',
    });
    const entries = await database.selectFrom('audit').selectAll().where('kind', '=', 'mail').orderBy('id').execute();
    expect(entries).toMatchObject([{ detail: 'accepted' }, { detail: 'address refused' }]);
    expect(JSON.stringify(entries)).not.toContain('ada@');
    const invalid = await deskRequest(context, 'sendTestMail', { cookie, body: { email: 'ada' } });
    expect(invalid.statusCode).toBe(400);
  });
});
