import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { anArticleFile, runAdmin } from '../../testing/admin.ts';
import { signUp } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { booksVersion } from './public-books.ts';

describe.each(engines)('the version of the books on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
  });
  afterAll(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const give = (email: string) =>
    admin('gift', 'add', email, '--amount', '25', '--cause', 'A roof', '--method', 'Check', '--name', 'Ada');
  /** Whether a change raises the version. */
  const isRaisedBy = async (change: () => Promise<unknown>) => {
    const before = await booksVersion(context.database);
    await change();
    return (await booksVersion(context.database)) > before;
  };

  test('rises when a gift is recorded, linked to a donor or made anonymous', async () => {
    expect(await isRaisedBy(() => give('ada@example.org'))).toBe(true);
    // Sign-up responds before earlier gifts are linked to the donor.
    const before = await booksVersion(context.database);
    await signUp(context, 'ada@example.org');
    await expect.poll(() => booksVersion(context.database)).toBeGreaterThan(before);
    expect(await isRaisedBy(() => admin('donor', 'delete', 'ada@example.org', '--yes'))).toBe(true);
  });

  test('stays when a donor without gifts signs up, is edited and is deleted', async () => {
    const email = 'eve@example.org';
    const [changed, deleted] = [
      ['donor', 'edit', email, '--first-name', 'Evelyn'],
      ['donor', 'delete', email, '--yes'],
    ];
    expect(await isRaisedBy(() => signUp(context, email))).toBe(false);
    expect(await isRaisedBy(() => admin(...changed))).toBe(false);
    expect(await isRaisedBy(() => admin(...deleted))).toBe(false);
  });

  test('stays when an article about a campaign is published', async () => {
    const campaignId = await addCampaign(context.database);
    const file = anArticleFile('Roofs', `campaign: ${campaignId}`);
    expect(await isRaisedBy(() => admin('news', 'add', file))).toBe(false);
  });
});
