// cspell:words pozo pozos Agua cuatro aldeas cuarenta días bomba funciona
import type { SiteLanguages } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { aSignedInStaff, deskCall, deskRequest } from '../../testing/staff.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const languages: SiteLanguages = ['en', 'es', 'ar'];
const update = {
  title: 'Forty days',
  place: '',
  image_url: '/pictures/well.svg',
  description: 'The pump runs.',
  date_published: '2026-11-12',
  campaign_id: null,
};

describe.each(engines)('translations of campaigns and updates in the desk on $name', (engine) => {
  let context: TestContext;
  let cookie: string;
  beforeAll(async () => {
    const foundation = { ...content.foundation, languages };
    context = await createTestContext(engine, { content: { ...content, foundation } });
    ({ cookie } = await aSignedInStaff(context, 'editor'));
  });
  afterAll(() => context.close());

  test('saves, changes and removes the translation of a campaign', async () => {
    const id = await addCampaign(context.database, { title: 'A well' });
    const params = { id, language: 'es' };
    const spanish = { title: 'Un pozo', description: 'Agua para cuatro aldeas.' };
    const body = { ...spanish, based_on: null };
    expect(await deskCall(context, 'saveCampaignTranslation', { cookie, params, body })).toEqual({
      language: 'es',
      translation: spanish,
    });
    const list = () => deskCall(context, 'campaignTranslations', { cookie, params: { id } });
    expect(await list()).toEqual({
      translations: [
        { language: 'es', translation: spanish },
        { language: 'ar', translation: null },
      ],
    });
    const onSite = await context.app.inject({
      url: '/api/campaigns/',
      headers: { 'accept-language': 'es' },
    });
    expect(onSite.json()[0].title).toBe('Un pozo');
    const changed = { title: 'Dos pozos', description: spanish.description, based_on: spanish };
    await deskCall(context, 'saveCampaignTranslation', { cookie, params, body: changed });
    const audit = await context.database
      .selectFrom('audit')
      .select(['subject', 'changes'])
      .where('action', '=', 'campaign translate')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit).toEqual({
      subject: `campaign ${id} es`,
      changes: '[{"field":"title","before":"Un pozo","after":"Dos pozos"}]',
    });
    await deskCall(context, 'removeCampaignTranslation', { cookie, params });
    expect((await list()).translations[0]?.translation).toBeNull();
  });

  test('refuses a picture that was removed meanwhile', async () => {
    const id = await addCampaign(context.database, { title: 'A roof' });
    const body = { title: 'Un techo', description: `/uploads/${'0'.repeat(32)}/960.jpg`, based_on: null };
    const params = { id, language: 'es' };
    const refused = await deskRequest(context, 'saveCampaignTranslation', { cookie, params, body });
    expect([refused.statusCode, refused.json().message]).toEqual([400, words.pictureRemoved]);
  });

  test('refuses a translation that somebody else has changed, in other languages and of nothing', async () => {
    const { id } = await deskCall(context, 'createUpdate', { cookie, body: update });
    const save = (title: string, language = 'ar', entry = id) => {
      const body = { title, place: '', description: 'تعمل المضخة.', based_on: null }; // cspell:disable-line
      return deskRequest(context, 'saveUpdateTranslation', { cookie, params: { id: entry, language }, body });
    };
    const saves = await Promise.all([save('أربعون يومًا'), save('')]); // cspell:disable-line
    expect(saves.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const refused = saves.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe(words.translationChanged);
    for (const language of ['en', 'fr']) expect((await save('x', language)).statusCode).toBe(404);
    expect((await save('x', 'es', 999_999)).statusCode).toBe(404);
    const none = { cookie, params: { id, language: 'es' } };
    expect((await deskRequest(context, 'removeUpdateTranslation', none)).statusCode).toBe(404);
    expect((await deskRequest(context, 'updateTranslations', { cookie, params: { id: 999 } })).statusCode).toBe(404);
  });

  test('a changed translation of an update needs another test mail before it is sent', async () => {
    const { id } = await deskCall(context, 'createUpdate', { cookie, body: update });
    const params = { id, language: 'es' };
    const state = async () => {
      const { version } = await deskCall(context, 'readUpdate', { cookie, params: { id } });
      const mail = await deskCall(context, 'updateMail', { cookie, params: { id } });
      return { version, isTested: mail.is_tested };
    };
    const spanish = { title: 'Cuarenta días', place: '', description: 'La bomba funciona.' };
    for (const [name, body] of [
      ['saveUpdateTranslation', { ...spanish, based_on: null }],
      ['removeUpdateTranslation', {}],
    ] as const) {
      const { version } = await state();
      await deskCall(context, 'testUpdate', { cookie, params: { id }, body: { version } });
      expect(await state()).toEqual({ version, isTested: true });
      await deskCall(context, name, { cookie, params, body });
      expect(await state()).toEqual({ version: version + 1, isTested: false });
    }
  });
});
