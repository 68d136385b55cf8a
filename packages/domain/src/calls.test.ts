import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aDashboard, aDonor, aNewsArticle, anAwkwardTitle } from './fixtures/index.ts';
import { callPath, calls, refusal, sentences } from './index.ts';
import type { Call } from './index.ts';

/** Any sign of Unicode, half surrogate pairs included; half of them plain letters and marks. */
const anySign = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

const rows: [string, Call][] = Object.entries(calls);

test('the table is the specification’s 13 calls and the dashboard’s, to the letter', () => {
  const lines = rows.map(([, { method, path, access }]) => `${method} ${path} ${access}`);
  expect(lines.toSorted()).toEqual(
    [
      'POST /api/registration-detail-existence/ public',
      'POST /api/send-email-verification-code/ public',
      'POST /api/verify-code-and-sign-up/ public',
      'POST /api/signin/ public',
      'GET /api/user-details/ donor',
      'POST /api/signout/ donor',
      'POST /api/join-campaign/ donor',
      'GET /api/latest-news/ public',
      'GET /api/news/{title}/ public',
      'POST /api/news/{id}/comment/ public',
      'POST /api/send-password-reset-code/ public',
      'POST /api/verify-password-reset-code/ public',
      'POST /api/change-password/ public',
      'GET /api/dashboard/ donor',
    ].toSorted(),
  );
});

test('the payloads have the words of the wire', () => {
  const payloads = rows.map(([name, { request }]) => [name, Object.keys(request?.shape ?? {})]);
  expect(Object.fromEntries(payloads)).toEqual({
    registrationDetailExistence: ['email'],
    sendEmailVerificationCode: ['email', 'first_name', 'last_name'],
    verifyCodeAndSignUp: ['email', 'first_name', 'last_name', 'code', 'password'],
    signIn: ['email', 'password'],
    userDetails: [],
    signOut: ['refresh_token'],
    dashboard: [],
    joinCampaign: ['campaign_id'],
    latestNews: [],
    newsDetail: [],
    commentOnNews: ['comentator_name', 'comment', 'website', 'elapsed_ms'],
    sendPasswordResetCode: ['email'],
    verifyPasswordResetCode: ['code'],
    changePassword: ['email', 'password'],
  });
});

test.each(rows)(
  '%s: a call that reads sends nothing, one that writes does, and both say what they do',
  (_, call) => {
    expect(call.request === undefined).toBe(call.method === 'GET');
    expect(call.summary).toMatch(/^[A-Z].+\.$/);
  },
);

test.each(rows)('%s: the parameters of the path are those of its schema', (_, { path, params }) => {
  const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  expect(named).toEqual(Object.keys(params?.shape ?? {}));
});

describe('the address of a call', () => {
  test('puts its parameters in, encoded', () => {
    expect(callPath(calls.commentOnNews, { id: 7 })).toBe('/api/news/7/comment/');
    expect(callPath(calls.newsDetail, { title: '%2F / ? # & é' })).toBe(
      '/api/news/%252F%20%2F%20%3F%20%23%20%26%20%C3%A9/',
    );
    expect(callPath(calls.signIn)).toBe('/api/signin/');
  });

  test('brings any title to the server as one part of the path', () => {
    const titles = fc.oneof(
      fc.string({ unit: anySign }),
      fc.constant(anAwkwardTitle),
      fc.constant('a\ud800$&b'),
    );
    fc.assert(
      fc.property(titles, (title) => {
        const parts = callPath(calls.newsDetail, { title }).split('/');
        expect(parts).toHaveLength(5);
        expect(decodeURIComponent(parts[3] ?? '')).toBe(title.toWellFormed());
      }),
    );
  });
});

describe('what is answered', () => {
  test('is taken when it has the shape', () => {
    expect(calls.dashboard.answer.parse(aDashboard())).toEqual(aDashboard());
    expect(calls.userDetails.answer.parse(aDonor())).toEqual(aDonor());
    expect(calls.latestNews.answer.parse([aNewsArticle()])).toEqual([aNewsArticle()]);
    expect(calls.registrationDetailExistence.answer.parse({ email: 'Non-available' })).toEqual({
      email: 'Non-available',
    });
    expect(refusal.parse({ message: 'No.', fields: { email: 'No.' } })).toEqual({
      message: 'No.',
      fields: { email: 'No.' },
    });
  });

  test('an address is available or not, and nothing else', () => {
    expect(calls.registrationDetailExistence.answer.safeParse({ email: 'Taken' }).success).toBe(false);
  });

  test.each(rows)('%s: is refused when it has not', (_, { answer }) => {
    for (const wrong of [undefined, null, 'ok', 5, { data: [] }, [{}], '<html></html>']) {
      expect(answer.safeParse(wrong).success).toBe(false);
    }
  });
});

test('the id in a comment’s address is a whole number above nothing', () => {
  const { params } = calls.commentOnNews;
  expect(params.parse({ id: '7' })).toEqual({ id: 7 });
  for (const id of ['0', '-1', '1.5', 'x', '']) expect(params.safeParse({ id }).success).toBe(false);
});

test('the sentences are the specification’s, two spaces included', () => {
  expect(sentences).toMatchObject({
    generic: 'An error occurred. Please try again.',
    emailTaken: 'An account with this email address exists!',
    accountNotFound: 'This account is not found!',
    sessionInvalid: 'Your session is invalid!',
    contentFailed: 'Content failed to load',
    newsListFailed: 'News articles failed to load',
    newsNotFound: 'The  news content was not found',
    newsDetailFailed: 'An error occurred while fetching the news content.',
    unexpected: 'Unexpected Application Error!',
    noComments: 'No comments found!',
    noRecord: 'No record found',
  });
});
