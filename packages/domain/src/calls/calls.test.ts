import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aDashboard, aDonor, aNewsArticle, anAwkwardTitle } from '../fixtures/index.ts';
import { callPath, calls, refusal } from '../index.ts';
import type { Call } from '../index.ts';
import { summaryOf } from './call-summaries.ts';

/** Any code point, lone surrogates included; half of them ASCII. */
const anyCharacter = fc.oneof(fc.nat(0x7f), fc.nat(0x10ffff)).map((point) => String.fromCodePoint(point));

const rows: [string, Call][] = Object.entries(calls);

test.each(rows)('%s: a POST has a body, a GET has none, and both have a summary', (_, call) => {
  expect(call.request === undefined).toBe(call.method === 'GET');
  expect(summaryOf(call)).toMatch(/^[A-Z].+\.$/);
});

test.each(rows)('%s: path parameters match the schema', (_, { path, params }) => {
  const named = Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name);
  expect(named).toEqual(Object.keys(params?.shape ?? {}));
});

describe('callPath', () => {
  test('encodes the parameters', () => {
    expect(callPath(calls.commentOnNews, { id: 7 })).toBe('/api/news/7/comment/');
    expect(callPath(calls.newsDetail, { title: '%2F / ? # & é' })).toBe(
      '/api/news/%252F%20%2F%20%3F%20%23%20%26%20%C3%A9/',
    );
    expect(callPath(calls.signIn)).toBe('/api/signin/');
  });

  test('adds the parameters after the question mark that have a value', () => {
    expect(callPath(calls.books, {}, { page: 2, text: 'a&b', other: undefined })).toBe('/api/books/?page=2&text=a%26b');
    expect(callPath(calls.books, {}, { page: undefined })).toBe('/api/books/');
  });

  test('encodes any title as one path segment', () => {
    const titles = fc.oneof(fc.string({ unit: anyCharacter }), fc.constant(anAwkwardTitle), fc.constant('a\ud800$&b'));
    fc.assert(
      fc.property(titles, (title) => {
        const parts = callPath(calls.newsDetail, { title }).split('/');
        expect(parts).toHaveLength(5);
        expect(decodeURIComponent(parts[3] ?? '')).toBe(title.toWellFormed());
      }),
    );
  });
});

describe('response schemas', () => {
  test('accept valid responses', () => {
    expect(calls.dashboard.response.parse(aDashboard())).toEqual(aDashboard());
    expect(calls.userDetails.response.parse(aDonor())).toEqual(aDonor());
    expect(calls.latestNews.response.parse([aNewsArticle()])).toEqual([aNewsArticle()]);
    expect(calls.registrationDetailExistence.response.parse({ email: 'Non-available' })).toEqual({
      email: 'Non-available',
    });
    expect(refusal.parse({ message: 'No.', fields: { email: 'No.' } })).toEqual({
      message: 'No.',
      fields: { email: 'No.' },
    });
  });

  test('reject an unknown state of an e-mail address', () => {
    expect(calls.registrationDetailExistence.response.safeParse({ email: 'Taken' }).success).toBe(false);
  });

  test.each(rows)('%s: rejects a response of another shape', (_, { response }) => {
    for (const wrong of [undefined, null, 'ok', 5, { data: [] }, [{}], '<html></html>']) {
      expect(response.safeParse(wrong).success).toBe(false);
    }
  });
});

test('the article id of a new comment is a positive integer', () => {
  const { params } = calls.commentOnNews;
  expect(params.parse({ id: '7' })).toEqual({ id: 7 });
  for (const id of ['0', '-1', '1.5', 'x', '']) expect(params.safeParse({ id }).success).toBe(false);
});
