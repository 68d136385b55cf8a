import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addSampleData } from '../entries/sample/sample-data.ts';
import { type GiftColumns, insertGifts, lockBooks } from '../features/books/entries.ts';
import { anonymousKey, nobody } from '../features/books/giver.ts';
import { refusals } from '../platform/http/refusal.ts';
import { anArticleFile, runAdmin } from '../testing/admin.ts';
import { anApplicant, aSignedInDonor, codeIn, password } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { addCampaign } from '../testing/gifts.ts';
import { Interruption } from '../testing/interruption.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';
import type { Database } from './schema.ts';

const email = 'ada@example.org';

describe.each(engines)('a row removed in the meantime on $name', (engine) => {
  const interruption = new Interruption();
  let context: TestContext;
  let token: string;
  beforeEach(async () => {
    context = await createTestContext(engine, {}, [interruption]);
    token = (await aSignedInDonor(context, email)).access_token;
  });
  afterEach(() => context.close());

  const admin = (...args: string[]) => runAdmin(context, args);
  const comment = 'What a good story this is, thank you for telling it.';
  const anArticle = async () => {
    await admin('news', 'add', anArticleFile('Roofs'));
    return context.database.selectFrom('news').select('id').executeTakeFirstOrThrow();
  };
  const deleteDonor = () => admin('donor', 'delete', email, '--yes');
  const join = (campaignId: number) => context.request('joinCampaign', { token, body: { campaign_id: campaignId } });

  test('makes a comment return 404', async () => {
    const { id } = await anArticle();
    interruption.after('news', () => admin('news', 'remove', `${id}`, '--yes'));
    const body = { comentator_name: 'Halima G.', comment };
    const response = await context.request('commentOnNews', { params: { id }, body });
    expect([response.statusCode, response.json()]).toEqual([404, { message: sentences.newsNotFound }]);
  });

  test('makes joining a campaign return 400', async () => {
    const id = await addCampaign(context.database);
    interruption.after('campaigns', () => admin('campaign', 'remove', `${id}`, '--yes'));
    const response = await join(id);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: 'This campaign no longer exists.' });
  });

  test('makes setting a goal return 401 when the donor was deleted', async () => {
    interruption.after('sessions', deleteDonor);
    const response = await context.request('setGoal', { token, body: { client_goal: '400' } });
    expect([response.statusCode, response.json()]).toEqual([401, { message: refusals.unauthorized }]);
  });

  test('makes joining a campaign return 401 when the donor was deleted', async () => {
    const id = await addCampaign(context.database);
    interruption.after('campaigns', deleteDonor);
    const response = await join(id);
    expect([response.statusCode, response.json()]).toEqual([401, { message: refusals.unauthorized }]);
  });

  test('makes a sign-in return 401', async () => {
    interruption.after('donors', deleteDonor);
    const response = await context.request('signIn', { body: { email, password } });
    expect([response.statusCode, response.json()]).toEqual([401, { message: refusals.incorrectSignIn }]);
  });

  /** Runs `command` while another transaction changes the books. Returns the output or error of `command`. */
  const during = async (change: (other: Database) => Promise<unknown>, ...command: string[]) => {
    const other = await context.database.startTransaction().execute();
    await lockBooks(other);
    await change(other);
    const result = admin(...command).catch(String);
    // Gives the command time to reach the lock.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.commit().execute();
    return result;
  };

  test('makes “news add” report an unknown campaign', async () => {
    const id = await addCampaign(context.database);
    const remove = (other: Database) => other.deleteFrom('campaigns').where('id', '=', id).execute();
    const file = anArticleFile('Wells', `campaign: ${id}`);
    expect(await during(remove, 'news', 'add', file)).toContain('This campaign no longer exists.');
  });

  test('makes “news edit” report an unknown article', async () => {
    const { id } = await anArticle();
    const remove = (other: Database) => other.deleteFrom('news').where('id', '=', id).execute();
    const edit = ['news', 'edit', `${id}`, anArticleFile('Other roofs')];
    expect(await during(remove, ...edit)).toContain('This article no longer exists.');
  });

  test('makes “donor delete” report an address that was just corrected', async () => {
    const correct = (other: Database) =>
      other
        .updateTable('donors')
        .set({ email: 'ada@example.net', email_key: 'ada@example.net' })
        .where('email_key', '=', email)
        .execute();
    expect(await during(correct, 'donor', 'delete', email, '--yes')).toContain('There is no data about');
  });

  test('makes a sign-up return 400 when another donor took the address', async () => {
    await context.request('sendEmailVerificationCode', { body: anApplicant('eve@example.org') });
    const code = codeIn(context.mails.at(-1));
    const other = await context.database.startTransaction().execute();
    await other
      .updateTable('donors')
      .set({ email: 'eve@example.org', email_key: 'eve@example.org' })
      .where('email_key', '=', email)
      .execute();
    const body = { ...anApplicant('eve@example.org'), code, password };
    const response = context.request('verifyCodeAndSignUp', { body });
    // Gives the call time to reach the other donor's row.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await other.commit().execute();
    expect((await response).json()).toMatchObject({ message: sentences.emailTaken });
  });

  test('lets “sample remove” keep a campaign that just got a gift', async () => {
    await addSampleData(context.database, context.clock.now, context.deps.passwords, { donor: false });
    const { id } = await context.database.selectFrom('campaigns').select('id').executeTakeFirstOrThrow();
    const give = (other: Database) => insertGifts(other, [aGift(id)], { at: 1, actor: 'ruth', reason: '' });
    expect(await during(give, 'sample', 'remove', '--yes')).toContain('11 campaigns');
  });
});

const aGift = (campaignId: number): GiftColumns => ({
  ...nobody,
  giver_key: anonymousKey(),
  campaign_id: campaignId,
  date: '2026-02-03',
  amount_cents: 100,
  cause: 'A roof',
  payment_method: 'Check',
  payment_status: 'completed',
  external_id: null,
});
