import { sentences } from '@hearthlight/domain';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refusals } from '../http/refusal.ts';
import { anArticleFile, runAdmin } from '../testing/admin.ts';
import { aSignedInDonor, password } from '../testing/donors.ts';
import { engines } from '../testing/engines.ts';
import { addCampaign } from '../testing/gifts.ts';
import { Interruption } from '../testing/interruption.ts';
import { createTestContext, type TestContext } from '../testing/test-context.ts';

const email = 'ada@example.org';

describe.each(engines)(
  'what is removed between a check and the write that depends on it, on $name',
  (engine) => {
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
    const join = (campaignId: number) =>
      context.request('joinCampaign', { token, body: { campaign_id: campaignId } });

    test('is for a comment an unknown article', async () => {
      const { id } = await anArticle();
      interruption.after('news', () => admin('news', 'remove', `${id}`));
      const body = { comentator_name: 'Halima G.', comment };
      const response = await context.request('commentOnNews', { params: { id }, body });
      expect([response.statusCode, response.json()]).toEqual([404, { message: sentences.newsNotFound }]);
    });

    test('is for a registration an unknown campaign', async () => {
      const id = await addCampaign(context.database);
      interruption.after('campaigns', () => admin('campaign', 'remove', `${id}`));
      const response = await join(id);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ message: 'This campaign no longer exists.' });
    });

    test('is for a registration a session that has ended', async () => {
      const id = await addCampaign(context.database);
      interruption.after('campaigns', deleteDonor);
      const response = await join(id);
      expect([response.statusCode, response.json()]).toEqual([401, { message: refusals.unauthorized }]);
    });

    test('is for a sign-in an unknown account', async () => {
      interruption.after('donors', deleteDonor);
      const response = await context.request('signIn', { body: { email, password } });
      expect([response.statusCode, response.json()]).toEqual([401, { message: refusals.incorrectSignIn }]);
    });
  },
);
