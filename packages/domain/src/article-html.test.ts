import { describe, expect, test } from 'vitest';

import { articleHtml, isArticleLink, isArticlePicture } from './article-html.ts';

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

test('an article may have these tags and attributes, and no others', () => {
  expect(articleHtml.tags.toSorted().join(' ')).toBe(
    'a b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li ol p pre s strong sub sup table tbody td tfoot th thead tr u ul',
  );
  expect(articleHtml.attributes).toEqual({
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  });
});

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
  test.each([...ownPaths, 'https://example.org/a.jpg', 'HTTPS://example.org/a.jpg'])(
    'can be %j',
    (address) => {
      expect(isArticlePicture(address)).toBe(true);
    },
  );
  test.each([...refused, 'http://example.org/a.jpg', 'mailto:a@b.example', 'tel:+1', '#top'])(
    'cannot be %j',
    (address) => {
      expect(isArticlePicture(address)).toBe(false);
    },
  );
});
