import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { engines, type TestTarget } from '../testing/engines.ts';
import { migrateTo } from './migrate.ts';
import { connectDatabase, engineOf, openDatabase } from './open.ts';

describe.each(engines)('what was left out of imports on $name', (engine) => {
  let target: TestTarget;
  beforeEach(async () => {
    target = await engine.createTarget();
  });
  afterEach(() => target.remove());

  test('belongs to the import of its time', async () => {
    const former = await connectDatabase(target);
    await migrateTo(former, engineOf(target), '0059-cause-keys');
    for (const at of [5, 7])
      await sql`insert into imports (source, file_name, state, uploaded_at, uploaded_by, imported_at, imported_by)
        values ('oak', 'march', 'imported', 1, 'ada', ${at}, 'ada')`.execute(former);
    const marks = [
      { name: 'payout interest', at: 5 },
      { name: 'row oak:12', at: 7 },
      { name: 'row oak:13', at: 6 },
      { name: 'raffle', at: 5 },
    ];
    for (const { at, name } of marks) await sql`insert into marks (name, at) values (${name}, ${at})`.execute(former);
    await former.destroy();
    const database = await openDatabase(target);
    expect(await database.selectFrom('left_out').selectAll().orderBy('import_id').execute()).toEqual([
      { import_id: 1, kind: 'payout', name: 'interest' },
      { import_id: 2, kind: 'row', name: 'oak:12' },
    ]);
    const names = marks.map(({ name }) => name);
    const left = await database.selectFrom('marks').select('name').where('name', 'in', names).execute();
    expect(left).toEqual([{ name: 'raffle' }]);
    await database.destroy();
  });
});
