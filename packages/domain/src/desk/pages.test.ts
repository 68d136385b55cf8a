import { expect, test } from 'vitest';

import { roles } from '../staff/roles.ts';
import { deskPages, mayOpen, pagesOf } from './pages.ts';

test('each role finds in the menu what it may open, in the order of the pages', () => {
  expect(pagesOf('moderator', 'site')).toEqual(['comments']);
  expect(pagesOf('moderator', 'books')).toEqual([]);
  const books = pagesOf('auditor', 'books');
  expect(books).toEqual(expect.arrayContaining(['gifts', 'bills', 'months']));
  expect(books).not.toContain('donors');
  expect(books).toEqual(Object.keys(deskPages).filter((name) => books.some((page) => page === name)));
  expect(pagesOf('owner', 'desk')).toEqual(expect.arrayContaining(['people', 'activity', 'health']));
  expect(pagesOf('bookkeeper', 'desk')).toEqual([]);
});

test('everybody opens the first page and the own account, and owners every page', () => {
  for (const role of roles) expect([mayOpen(role, 'home'), mayOpen(role, 'account')]).toEqual([true, true]);
  expect(mayOpen('auditor', 'donors')).toBe(false);
  for (const name of ['people', 'donors', 'payments', 'health', 'news'] as const)
    expect([name, mayOpen('owner', name)]).toEqual([name, true]);
});
