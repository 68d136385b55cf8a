import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { withSpoken, withTags, withTitle } from './with-tags.ts';

const html = (message: string) =>
  renderToStaticMarkup(
    createElement(
      'p',
      {},
      withTags(message, (text, tag) => createElement(tag, {}, text)),
    ),
  );

test.each([
  ['Plain', '<p>Plain</p>'],
  ['<b>All</b>', '<p><b>All</b></p>'],
  ['Give <b>now</b> or <i>later</i>.', '<p>Give <b>now</b> or <i>later</i>.</p>'],
  ['Without an end <b> and a < b', '<p>Without an end &lt;b&gt; and a &lt; b</p>'],
])('%s', (message, expected) => {
  expect(html(message)).toBe(expected);
});

test.each([
  [undefined, 'Donate<span class="sr-only"> to A well in A</span>'],
  [{ title: 'A well in A' }, 'Donate<span class="sr-only"> to A well in A</span>'],
  [
    { title: 'A well in A', language: 'en' },
    'Donate<span class="sr-only"> to <span lang="en" dir="auto">A well in A</span></span>',
  ],
])('speaks a title in its language: %j', (quoted, expected) => {
  const spoken = withSpoken('Donate<spoken> to A well in A</spoken>', quoted);
  expect(renderToStaticMarkup(createElement('p', {}, spoken))).toBe(`<p>${expected}</p>`);
});

test('marks the language of a quoted title', () => {
  const text = withTitle('Register for A well.', { title: 'A well', language: 'en' });
  expect(renderToStaticMarkup(createElement('p', {}, text))).toBe(
    '<p>Register for <span lang="en" dir="auto">A well</span>.</p>',
  );
});
