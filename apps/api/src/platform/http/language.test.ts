import { setTimeout as wait } from 'node:timers/promises';

import { calls, type Language, paths, rules, sentences } from '@hearthlight/domain';
import { answers } from '@hearthlight/words/answers';
import { inLanguage } from '@hearthlight/words/current-language';
import { serverPages } from '@hearthlight/words/server-pages';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { anApplicant, password } from '../../testing/donors.ts';
import { engines } from '../../testing/engines.ts';
import { content, createTestContext, type TestContext } from '../../testing/test-context.ts';
import { refusals } from './refusal.ts';
import { ResponseCache } from './response-cache.ts';

const foundation = { ...content.foundation, languages: ['en', 'es', 'ar'] as const };
const multilingual = { content: { ...content, foundation } };

const signIn = { email: 'ada@example.org', password };

/** Returns the body of a refusal in a language. */
const bodyIn = (language: Language, name: keyof typeof refusals) =>
  JSON.stringify({ message: inLanguage(language, () => refusals[name]) });

/** The bytes of a body that is sent 50 ms after the headers. */
async function* late(body: string) {
  await wait(50);
  yield Buffer.from(body);
}

describe.each(engines)('the language of a response, on $name', (engine) => {
  let context: TestContext;
  beforeEach(async () => {
    context = await createTestContext(engine, multilingual);
  });
  afterEach(() => context.close());

  const post = (url: string, payload: object, language?: string) =>
    context.app.inject({
      method: 'POST',
      url,
      payload,
      headers: language === undefined ? {} : { 'accept-language': language },
    });

  test.each([
    ['es', 'es'],
    ['es-MX,es;q=0.9,en;q=0.5', 'es'],
    ['fr, ar;q=0.8, en;q=0.2', 'ar'],
    ['pl', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
  ] as const)('of a call with Accept-Language: %s is %s', async (asked, language) => {
    const response = await post(calls.signIn.path, signIn, asked);
    const message = inLanguage(language, () => refusals.incorrectSignIn);
    expect([response.statusCode, response.json()]).toEqual([401, { message }]);
    expect(response.headers).toMatchObject({ 'content-language': language, vary: 'accept-language, Origin' });
  });

  test('is that of the site’s default, without Vary, if it is the only one', async () => {
    const polish = await createTestContext(engine, {
      content: { ...content, foundation: { ...content.foundation, language: 'pl', languages: ['pl'] } },
    });
    const response = await polish.request('signIn', { body: signIn });
    expect(response.json()).toEqual({ message: inLanguage('pl', () => refusals.incorrectSignIn) });
    expect(response.headers['vary']).toBe('Origin');
    await polish.close();
  });

  test('applies to rules, to limits and to messages of success', async () => {
    const applicant = anApplicant('ada@example.org');
    const wrong = await post(calls.sendEmailVerificationCode.path, { ...applicant, first_name: '1' }, 'ar');
    const rule = inLanguage('ar', () => rules.firstName.safeParse('1').error?.issues[0]?.message);
    expect(wrong.json()).toEqual({ message: rule, fields: { first_name: rule } });
    const sent = await post(calls.sendEmailVerificationCode.path, applicant, 'ar');
    expect(sent.json()).toEqual({ message: inLanguage('ar', () => answers.codeSent(applicant)) });
    const limited = await post(calls.sendEmailVerificationCode.path, applicant, 'es');
    expect(limited.statusCode).toBe(429);
    const tooMany = inLanguage('es', () => refusals.tooManyRequests);
    expect(limited.json().message).toContain(tooMany);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('of parallel requests over the network does not mix, whatever fails', async () => {
    const origin = await context.app.listen({ port: 0, host: '127.0.0.1' });
    const ask = async (language: Language, body: string) => {
      const response = await fetch(origin + calls.signIn.path, {
        method: 'POST',
        body,
        headers: { 'accept-language': language, 'content-type': 'application/json' },
      });
      return [language, await response.text()];
    };
    const valid = JSON.stringify(signIn);
    const rounds = (['en', 'es', 'ar'] as const).flatMap((language) => [
      { language, body: valid, name: 'incorrectSignIn' as const },
      { language, body: '{', name: 'badRequest' as const },
    ]);
    const answers = await Promise.all(rounds.map(({ language, body }) => ask(language, body)));
    expect(answers).toEqual(rounds.map(({ language, name }) => [language, bodyIn(language, name)]));
  });

  test('is the same when the body arrives long after the headers', async () => {
    const origin = await context.app.listen({ port: 0, host: '127.0.0.1' });
    for (const [body, name] of [
      [JSON.stringify(signIn), 'incorrectSignIn'],
      ['{', 'badRequest'],
    ] as const) {
      const response = await fetch(origin + calls.signIn.path, {
        method: 'POST',
        body: ReadableStream.from(late(body)),
        duplex: 'half',
        headers: { 'accept-language': 'ar', 'content-type': 'application/json' },
      });
      expect(await response.text()).toBe(bodyIn('ar', name));
    }
  });

  test('is the same for a request that waits while the process stops', async () => {
    const release = context.app.holdRequests();
    const waiting = post(calls.signIn.path, signIn, 'ar');
    await wait(50);
    release();
    expect((await waiting).body).toBe(bodyIn('ar', 'incorrectSignIn'));
  });

  test('of a page is that of its address', async () => {
    const [english, arabic] = await Promise.all(
      ['/about', '/ar/about'].map((url) => context.app.inject({ url, headers: { 'accept-language': 'es' } })),
    );
    expect(english?.body).toContain('<html lang="en"><title>Not built yet</title>');
    expect(arabic?.body).toContain(
      `<html lang="ar" dir="rtl"><title>${inLanguage('ar', () => serverPages.notBuilt)}</title>`,
    );
    expect(arabic?.headers['content-language']).toBe('ar');
  });

  test('of an unknown link to unsubscribe is that of the client', async () => {
    const headers = { 'accept-language': 'ar' };
    const response = await context.app.inject({ url: '/unsubscribe/1234', headers });
    expect(response.body).toContain('<html lang="ar" dir="rtl">');
    expect(response.headers['vary']).toContain('accept-language');
  });

  test('of an unknown article is that of the call', async () => {
    const response = await context.app.inject({
      url: `/api${paths.news('unknown')}/`,
      headers: { 'accept-language': 'ar' },
    });
    expect(response.json()).toEqual({ message: inLanguage('ar', () => sentences.newsNotFound) });
  });
});

test('a response cached in one language is not served in another', async () => {
  const cache = new ResponseCache(() => Promise.resolve(1));
  const read = () => cache.get('/', () => Promise.resolve(refusals.notFound));
  const bodies = await Promise.all([inLanguage('es', read), inLanguage('ar', read), inLanguage('es', read)]);
  const expected = (['es', 'ar', 'es'] as const).map((language) => inLanguage(language, () => refusals.notFound));
  expect(bodies.map(({ body }) => body.toString())).toEqual(expected);
});
