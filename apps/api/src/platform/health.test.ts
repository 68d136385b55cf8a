import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../testing/engines.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import { refusals } from './http/refusal.ts';

describe.each(engines)('health on $name', (engine) => {
  let context: TestContext;
  let isWorkerRunning = true;
  beforeEach(async () => {
    isWorkerRunning = true;
    context = await createTestContext(engine, { isMailWorkerRunning: () => isWorkerRunning });
  });
  afterEach(() => context.close());

  const get = async (url: string) => {
    const response = await context.app.inject({ method: 'GET', url });
    return [response.statusCode, response.json<unknown>()];
  };
  const ok = [200, { status: 'ok' }];

  test('is ready with a database that has all migrations and a running mail worker', async () => {
    expect(await get('/readyz')).toEqual(ok);
    isWorkerRunning = false;
    expect(await get('/readyz')).toEqual([503, { status: 'unavailable', failed: ['mail worker'] }]);
    expect(await get('/healthz')).toEqual(ok);
  });

  test('is not ready while a migration is pending', async () => {
    await sql`delete from kysely_migration where name = '0001-first'`.execute(context.database);
    expect(await get('/readyz')).toEqual([503, { status: 'unavailable', failed: ['migrations'] }]);
  });

  test('is not ready, but healthy, without a database', async () => {
    await sql`alter table kysely_migration rename to hidden_migration`.execute(context.database);
    expect(await get('/readyz')).toEqual([503, { status: 'unavailable', failed: ['migrations'] }]);
    await sql`alter table hidden_migration rename to kysely_migration`.execute(context.database);
    const database = context.database.withPlugin({
      transformQuery: () => {
        throw new Error('Connection terminated');
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const broken = await createTestContext(engine, { database });
    const response = await broken.app.inject({ method: 'GET', url: '/readyz' });
    expect([response.statusCode, response.json()]).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
    expect((await broken.app.inject({ method: 'GET', url: '/healthz' })).statusCode).toBe(200);
    await broken.app.close();
  });

  test('is not ready with a read-only database, and calls return 503 with a sentence', async () => {
    const target = await engine.createMigrated();
    const { databaseUrl } = target;
    const readOnlyContext = await createTestContext({
      ...engine,
      createMigrated: () =>
        Promise.resolve({
          ...target,
          databaseUrl: databaseUrl && databaseUrl + '%20-c%20default_transaction_read_only%3Don',
        }),
    });
    if (databaseUrl === undefined) await sql`pragma query_only = on`.execute(readOnlyContext.database);
    const ready = await readOnlyContext.app.inject({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable', failed: ['database'] }]);
    const body = { email: 'ada@example.org' };
    const response = await readOnlyContext.request('registrationDetailExistence', { body });
    expect([response.statusCode, response.json()]).toEqual([503, { message: refusals.serverError }]);
    expect(response.headers['retry-after']).toBe('10');
    await readOnlyContext.close();
  });

  test('is not ready while the process is stopping', async () => {
    context.app.drain();
    expect(await get('/readyz')).toEqual([503, { status: 'unavailable', failed: ['draining'] }]);
    expect(await get('/healthz')).toEqual(ok);
  });
});
