import { describe, expect, test } from 'vitest';

import { aSignedInDonor } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { createTestContext } from '../testing/test-context.ts';
import { removeExpired } from './expired-rows.ts';

const hour = 3_600_000;

describe.each(engines)('removing expired rows on $name', (engine) => {
  test('deletes expired sessions, codes and counters, and no others', async () => {
    const context = await createTestContext(engine);
    const { access_token: token } = await aSignedInDonor(context, 'ada@example.org');
    await context.request('sendPasswordResetCode', { body: { email: 'ada@example.org' } });
    await removeExpired(context.database, context.clock.now);
    expect((await context.request('userDetails', { token })).statusCode).toBe(200);
    expect(await context.database.selectFrom('codes').selectAll().execute()).toHaveLength(1);
    await removeExpired(context.database, context.clock.now + 25 * hour);
    for (const table of ['sessions', 'codes', 'limits'] as const) {
      expect(await context.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await context.close();
  });
});
