import { describe, expect, test } from 'vitest';

import { argon2Passwords } from '../accounts/passwords.ts';
import { openDatabase } from '../database/open.ts';
import { engines } from '../testing/engines.ts';
import { addSampleData, hasSampleData } from './sample-data.ts';
import { sampleUpdates } from './updates.ts';

describe.each(engines)('the sample data on $name', (engine) => {
  test('is added once and does not overwrite later changes', async () => {
    const target = await engine.createTarget();
    const database = await openDatabase(target);
    const passwords = argon2Passwords();
    expect(await hasSampleData(database)).toBe(false);
    const add = () => addSampleData(database, Date.now(), passwords);
    await Promise.all([add(), add()]);
    const count = async () => (await database.selectFrom('news').select('id').execute()).length;
    expect(await count()).toBe(14);
    const updates = await database.selectFrom('impact_updates').select(['title', 'place']).execute();
    expect(updates).toHaveLength(sampleUpdates.length);
    expect(updates).toContainEqual({ title: 'Roof number ten', place: 'Conakry, Guinea' });
    await database.deleteFrom('news').execute();
    await add();
    expect(await count()).toBe(0);
    expect(await hasSampleData(database)).toBe(true);
    await database.destroy();
    await target.remove();
  });
});
