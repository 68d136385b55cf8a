import { describe, expect, test } from 'vitest';

import { aNewsArticle } from '../fixtures/index.ts';
import { areSameCards } from './latest-news.ts';

describe('two lists of articles', () => {
  const article = aNewsArticle({ title: 'A pump', detail: '<p>Clean &amp; cold.</p><p>At last.</p>' });
  const excerpt = { ...article, detail: 'Clean &amp; cold. At last.' };

  test('are the same if only the HTML of the excerpt differs', () => {
    expect(areSameCards([article], [excerpt])).toBe(true);
  });

  test('are the same if their fields are in another order', () => {
    const { title, ...others } = article;
    expect(areSameCards([article], [{ ...others, title }])).toBe(true);
  });

  test.each([
    ['another text', [{ ...excerpt, detail: 'Clean and warm.' }]],
    ['another title', [{ ...excerpt, title: 'Two pumps' }]],
    ['one more', [excerpt, excerpt]],
    ['none', []],
  ])('differ with %s', (_, other) => {
    expect(areSameCards([article], other)).toBe(false);
  });
});
