// cspell:words Calle tardes
import { calls, codeLimits, formatCount, type CallName } from '@hearthlight/domain';
import { inLanguage } from '@hearthlight/words/current-language';
import { mails as words } from '@hearthlight/words/mails';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { noAccountMail } from '../../features/accounts/mails.ts';
import { heldCommentsMail } from '../../features/comments/mails.ts';
import { exportDonor } from '../../features/donors/export-donor.ts';
import { impactUpdateMail } from '../../features/updates/mails.ts';
import { adminContextOf, aMarkdownFile, runAdmin } from '../../testing/admin.ts';
import { anApplicant, browserOf, codeIn, password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { addCampaign } from '../../testing/gifts.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';

const foundation = { ...content.foundation, languages: ['en', 'es', 'ar'] as const };
const multilingual = { ...content, foundation };
const email = 'ada@example.org';
const { product } = foundation;

describe.each(engines)('the language of mails, on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine, { content: multilingual });
  });
  afterEach(() => context.close());

  const call = (language: string, name: CallName, payload: object, browser = '') =>
    context.app.inject({
      method: 'POST',
      url: calls[name].path,
      payload,
      headers: { 'accept-language': language, cookie: `__Host-recovery=${browser}` },
    });
  const last = () => context.mails.at(-1);
  const signUpIn = async (language: string) => {
    await call(language, 'sendEmailVerificationCode', anApplicant(email));
    const mail = last();
    await call(language, 'verifyCodeAndSignUp', { ...anApplicant(email), code: codeIn(mail), password });
    return mail;
  };
  const recoverIn = async (language: string, address = email) => {
    const response = await call(language, 'sendPasswordResetCode', { email: address });
    return { browser: browserOf(response), mail: last() };
  };

  test('is the one of sign-up, also in recovery on a page in another language', async () => {
    const signUpMail = await signUpIn('es');
    const code = codeIn(signUpMail);
    expect(signUpMail?.subject).toBe(inLanguage('es', () => words.signUpCodeSubject({ code, product })));
    expect(signUpMail?.html).toContain('<html lang="es">');
    const { browser, mail } = await recoverIn('ar');
    expect(mail?.subject).toBe(inLanguage('es', () => words.recoveryCodeSubject({ code: codeIn(mail), product })));
    await call('ar', 'verifyPasswordResetCode', { code: codeIn(mail) }, browser);
    await call('ar', 'changePassword', { email, password: 'Lantern-8-light' }, browser);
    expect(last()?.subject).toBe(inLanguage('es', () => words.passwordChangedSubject({ product })));
  });

  test('is that of the request for an address without an account', async () => {
    const { mail } = await recoverIn('ar', 'nobody@example.org');
    expect(mail?.subject).toBe(inLanguage('ar', () => words.noAccountSubject({ product })));
  });

  test('follows the page on which the donor signs in', async () => {
    await signUpIn('es');
    await call('ar', 'signIn', { email, password });
    const { mail } = await recoverIn('en');
    expect(mail?.subject).toBe(inLanguage('ar', () => words.recoveryCodeSubject({ code: codeIn(mail), product })));
    expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail?.html).toMatch(/<p [^>]*>\d{5}<\/p>/);
    const minutes = formatCount(codeLimits.lifeMinutes);
    expect(mail?.text).toContain(inLanguage('ar', () => words.recoveryCodeAfter({ minutes })));
  });

  test('is the site’s default for an account without one, or with one that the site has no more', async () => {
    await signUpIn('es');
    for (const language of [null, 'pl']) {
      await context.database.updateTable('donors').set({ language }).execute();
      context.clock.now += 3_600_000;
      const { mail } = await recoverIn('ar');
      expect(mail?.subject).toBe(`${codeIn(mail)} is your code for a new ${product} password`);
    }
  });

  test('is each donor’s in notices of the operator and on the page behind their links', async () => {
    await signUpIn('ar');
    await runAdmin(context, ['donor', 'edit', email, '--first-name', 'Adeline']);
    const campaignId = await addCampaign(context.database, { title: 'Wells' });
    const [donor] = await context.database.selectFrom('donors').select('id').execute();
    const registration = { donor_id: donor?.id ?? 0, campaign_id: campaignId, joined_at: 1 };
    await context.database.insertInto('registrations').values(registration).execute();
    const file = aMarkdownFile(
      `image_url: /pictures/well.svg\ndate_published: 2026-11-12\ncampaign: ${campaignId}`,
      'The pump runs.',
    );
    await runAdmin(context, ['update', 'add', file, '--mail']);
    const kinds = await context.database.selectFrom('outbox').select('kind').orderBy('kind').execute();
    expect(kinds).toEqual([{ kind: 'account changed' }, { kind: 'impact update' }]);
    expect(await exportDonor(adminContextOf(context), email)).toMatchObject({ donor: { language: 'ar' } });
    expect(await runAdmin(context, ['donor', 'list'])).toContain('\tar');
  });
});

test('an impact update without a translation keeps its language within the frame of the donor’s', () => {
  const facts = {
    language: 'en' as const,
    campaign: 'Wells',
    isOfCampaign: true,
    title: '',
    description: 'The pump runs.',
    picture: '',
    publicUrl: 'https://x.example',
    unsubscribe: 'https://x.example/u',
  };
  const mail = inLanguage('ar', () => impactUpdateMail(multilingual, { to: email, firstName: 'Ada', ...facts }));
  expect(mail.subject).toBe(inLanguage('ar', () => words.impactUpdateSubject({ campaign: 'Wells' })));
  expect(mail.html).toContain('<p lang="en" dir="auto">The pump runs.</p>');
  expect(mail.html).toContain(`>${inLanguage('ar', () => words.unsubscribe)}</a>`);
  expect(mail.text).toContain(inLanguage('ar', () => words.unsubscribeAt({ address: facts.unsubscribe })));
});

test('the foundation’s own sentences replace those of its language only', () => {
  const mails = { greetingWithoutName: 'Dear friend of {name},' };
  const own = { ...multilingual, mails };
  const textIn = (language: 'en' | 'es') => inLanguage(language, () => noAccountMail(own, { to: email }).text);
  expect(textIn('en')).toMatch(`Dear friend of ${foundation.name},\n\nSomeone, perhaps you, asked`);
  expect(textIn('es')).toMatch(inLanguage('es', () => words.greetingWithoutName));
});

test('name, address and sentences are those of the donor’s language, if the content is translated', () => {
  const address = { ...foundation.address, street: 'Calle del Faro 14' };
  const spanish = {
    ...content,
    foundation: { ...foundation, address, language: 'es' as const, name: 'Fundación del Faro' },
    mails: { greetingWithoutName: 'Buenas tardes:' },
  };
  const contents = { ...multilingual, translations: new Map([['es' as const, spanish]]) };
  const textIn = (language: 'ar' | 'es') => inLanguage(language, () => noAccountMail(contents, { to: email }).text);
  expect(textIn('es')).toMatch(/^Buenas tardes:\n\n[^]*Fundación del Faro, Calle del Faro 14/);
  expect(textIn('ar')).toContain(foundation.name);
});

test('the operator’s mails are in English', () => {
  const digest = {
    to: email,
    count: '1 comment',
    body: 'Hello.',
    desk: 'https://desk.example/desk/comments',
  };
  const mail = inLanguage('ar', () => heldCommentsMail(multilingual, digest));
  expect(mail.text).toMatch(/^Hello,\n\n1 comment held for review/);
  expect(mail.html).toContain('<html lang="en">');
});
