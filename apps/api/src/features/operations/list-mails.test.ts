import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { adminContextOf } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext, type TestContext } from '../../testing/test-context.ts';
import { listMails } from './list-mails.ts';

describe.each(engines)('the list of mails on $name', (engine) => {
  let context: TestContext;
  beforeAll(async () => {
    context = await createTestContext(engine);
    const mail = {
      kind: 'test' as const,
      content: '',
      code_hash: null,
      attempts: 3,
      due_at: 0,
      expires_at: 9,
    };
    await context.database
      .insertInto('outbox')
      .values([
        {
          ...mail,
          id: 'a',
          recipient: 'ada@example.org',
          email_key: 'ada@example.org',
          state: 'failed',
          created_at: 1,
          error: '550 no such user',
        },
        {
          ...mail,
          id: 'b',
          recipient: 'bob@example.org',
          email_key: 'bob@example.org',
          state: 'waiting',
          created_at: 2,
          error: null,
        },
      ])
      .execute();
  });
  afterAll(() => context.close());

  test('shows the newest mail first, without its content', async () => {
    const { rows } = await listMails(adminContextOf(context), {});
    expect(rows).toMatchObject([{ recipient: 'bob@example.org' }, { recipient: 'ada@example.org' }]);
    expect(JSON.stringify(rows)).not.toContain('content');
  });

  test('can be limited to failed mails, with the reason', async () => {
    const { lines } = await listMails(adminContextOf(context), { failed: true });
    expect(lines).toEqual([expect.stringMatching(/^1970-.*\tada@example.org\ttest\tfailed\t3 attempts\t550/)]);
  });
});
