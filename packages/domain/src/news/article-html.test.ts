import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { articleHtml, isArticleLink, isArticlePicture, isPictureAddress } from './article-html.ts';

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
  test.each([...ownPaths, 'https://example.org/a', 'HTTP://example.org', 'mailto:a@b.example', 'tel:+1', '#top'])(
    'can be %j',
    (address) => {
      expect(isArticleLink(address)).toBe(true);
    },
  );
  test.each(refused)('cannot be %j', (address) => {
    expect(isArticleLink(address)).toBe(false);
  });
});

describe('an address of a picture', () => {
  test.each([...ownPaths, 'https://example.org/a.jpg', 'HTTPS://example.org/a.jpg'])('can be %j', (address) => {
    expect(isArticlePicture(address)).toBe(true);
  });
  test.each([...refused, 'http://example.org/a.jpg', 'mailto:a@b.example', 'tel:+1', '#top'])(
    'cannot be %j',
    (address) => {
      expect(isArticlePicture(address)).toBe(false);
    },
  );
});

test('an encoded address of a picture has no spaces', () => {
  expect(isPictureAddress('/pictures/the well.svg')).toBe(false);
  expect(isPictureAddress('/pictures/the%20well.svg')).toBe(true);
});

describe('an address as a browser resolves it', () => {
  const site = 'https://site.example';
  const marks = ['/', '\\', '\t', '\n', '\r', ' ', '.', '..', '@', ':', '?', '#', '%2f', '%5c', '\0'] as const;
  const words = ['evil.example', 'https:', 'HTTP:', 'javascript:', 'data:', 'mailto:', 'a'] as const;
  const part = fc.constantFrom(...marks, ...words, '\u3002', '\uff0f', '\u00a0', '\u2028');
  const addresses = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('')}`),
    fc.string({ unit: 'binary' }).map((text) => `/${text}`),
  );

  test.each([
    ['a link', isArticleLink, ['http:', 'https:', 'mailto:', 'tel:'], /^(?:https?:\/\/|mailto:|tel:)/i],
    ['a picture', isArticlePicture, ['https:'], /^https:\/\//i],
    ['a cover', isPictureAddress, ['https:'], /^https:\/\//i],
  ])('of %s leads to another host only if it begins with one', (_, isAllowed, protocols, namesHost) => {
    fc.assert(
      fc.property(addresses, (address) => {
        const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
        const isOwn = url === undefined || url.host === 'site.example' || namesHost.test(address);
        const isSafe = isOwn && (url === undefined || protocols.includes(url.protocol));
        expect(isAllowed(address) && !isSafe).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
