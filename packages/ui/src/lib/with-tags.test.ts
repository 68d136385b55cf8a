import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { withTags } from './with-tags.ts';

const html = (message: string) =>
  renderToStaticMarkup(
    createElement('p', {}, withTags(message, { b: (text) => createElement('b', {}, text) })),
  );

test.each([
  ['Plain', '<p>Plain</p>'],
  ['<b>All</b>', '<p><b>All</b></p>'],
  ['Give <b>now</b> or <b>later</b>.', '<p>Give <b>now</b> or <b>later</b>.</p>'],
  ['An <i>unknown</i> tag and a < b', '<p>An &lt;i&gt;unknown&lt;/i&gt; tag and a &lt; b</p>'],
])('%s', (message, expected) => {
  expect(html(message)).toBe(expected);
});
