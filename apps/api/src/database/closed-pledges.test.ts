import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines, type TestTarget } from '../testing/engines.ts';
import { migrateTo } from './migrate.ts';
import { connectDatabase, engineOf, openDatabase } from './open.ts';

describe.each(engines)('payments of pledges on $name', (engine) => {
  let target: TestTarget;
  beforeEach(async () => {
    target = await engine.createTarget();
  });
  afterEach(() => target.remove());

  test('close the pledges whose place they took before, and no others', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0065-gift-sources');
    const pledges = [
      { reasons: ['paid with gift 2'], canceled: 5 },
      { reasons: ['paid with gift 4', 'moved'], canceled: 5 },
      { reasons: ['paid with gift 6'], canceled: null },
      { reasons: ['paid with gift 80'], canceled: 5 },
    ];
    for (const [index, { canceled, reasons }] of pledges.entries()) {
      const [pledge, payment] = [2 * index + 1, 2 * index + 2];
      const status = canceled === null ? 'pending' : 'failed';
      await sql`insert into gifts (id, giver_key, date, amount_cents, cause, payment_method, payment_status, canceled_at)
        values (${pledge}, 'a', '2026-09-01', 100, 'A', 'Cash', ${status}, ${canceled})`.execute(former);
      await sql`insert into gifts (id, giver_key, date, amount_cents, cause, payment_method, payment_status, pledge_id)
        values (${payment}, 'a', '2026-09-01', 100, 'A', 'Cash', 'completed', ${pledge})`.execute(former);
      for (const reason of reasons)
        await sql`insert into gift_entries (gift_id, kind, cents, date, at, actor, reason)
          values (${pledge}, 'failed', 0, '2026-09-01', 5, 'ada', ${reason})`.execute(former);
    }
    await former.destroy();
    const database = await openDatabase(target);
    const closing = database.selectFrom('gifts').select('id').where('closes_pledge', '=', 1);
    expect(await closing.execute()).toEqual([{ id: 2 }]);
    await database.destroy();
  });
});
