import { expect, test } from 'vitest';

import { roles } from '../staff/roles.ts';
import { mayOpen, pagesOf } from './pages.ts';

test('each role finds in the menu what it may open, in the order of the pages', () => {
  expect(pagesOf('moderator', 'site')).toEqual(['comments']);
  expect(pagesOf('moderator', 'books')).toEqual([]);
  expect(pagesOf('auditor', 'books')).toEqual(['gifts', 'imports', 'statements', 'bills', 'months']);
  expect(pagesOf('editor', 'site')).toEqual(['news', 'pictures', 'campaigns', 'updates', 'comments']);
  expect(pagesOf('owner', 'desk')).toEqual(['people', 'activity', 'health']);
  expect(pagesOf('bookkeeper', 'desk')).toEqual([]);
});

test('everybody opens the first page and the own account, and owners every page', () => {
  for (const role of roles) expect([mayOpen(role, 'home'), mayOpen(role, 'account')]).toEqual([true, true]);
  expect(mayOpen('auditor', 'donors')).toBe(false);
  for (const name of ['people', 'donors', 'payments', 'health', 'news'] as const)
    expect([name, mayOpen('owner', name)]).toEqual([name, true]);
});
