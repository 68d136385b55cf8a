import { describe, expect, test } from 'vitest';

import { isArticleLink, isArticlePicture } from './article-html.ts';

const ownPaths = ['/', '/pictures/well.svg', '/news/A%20story?from=mail#top'];
const refused = [
  '',
  'well.svg',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:image/png;base64,AAAA',
  'vbscript:x',
  'ftp://example.org/a',
  'https:example.org',
  '//example.org/a',
  '/\\example.org/a',
  '/\t/example.org/a',
  '/\n\\example.org/a',
];

describe('an address of a link', () => {
  test.each([
    ...ownPaths,
    'https://example.org/a',
    'HTTP://example.org',
    'mailto:a@b.example',
    'tel:+1',
    '#top',
  ])('can be %j', (address) => {
    expect(isArticleLink(address)).toBe(true);
  });
  test.each(refused)('cannot be %j', (address) => {
    expect(isArticleLink(address)).toBe(false);
  });
});

describe('an address of a picture', () => {
  test.each([...ownPaths, 'https://example.org/a.jpg'])('can be %j', (address) => {
    expect(isArticlePicture(address)).toBe(true);
  });
  test.each([...refused, 'http://example.org/a.jpg', 'mailto:a@b.example', 'tel:+1', '#top'])(
    'cannot be %j',
    (address) => {
      expect(isArticlePicture(address)).toBe(false);
    },
  );
});
