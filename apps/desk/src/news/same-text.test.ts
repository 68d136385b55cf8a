import { expect, test } from 'vitest';

import { sameHtml } from './same-text.ts';

test.each([
  ['<p>One is here </p>', '<p>One is here</p>'],
  ['<ul><li> <p>One \n</p></li></ul>', '<ul><li><p>One</p></li></ul>'],
  ['<p>a&nbsp;b<br /></p>', '<p>a\u00a0b<br></p>'],
])('%j and %j are the same', (one, other) => {
  expect(sameHtml(one, other)).toBe(true);
});

test.each([
  ['<p>One is here</p>', '<p>One is here.</p>'],
  ['<p>One <b>is</b> here</p>', '<p>One<b>is</b> here</p>'],
  ['<p>One\u00a0</p>', '<p>One</p>'],
  ['<pre> one</pre>', '<pre>one</pre>'],
])('%j and %j differ', (one, other) => {
  expect(sameHtml(one, other)).toBe(false);
});
