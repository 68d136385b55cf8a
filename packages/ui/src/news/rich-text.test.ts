import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import { RichText } from './rich-text.tsx';
import { Sanitizer } from './sanitizer.ts';

const sanitize = (html: string) => html.replace(/<img[^>]*>/, '');

describe('an article on a server, which has no DOM', () => {
  const text = createElement(RichText, { html: '<p>Water <b>runs</b></p><img src=x onerror="alert(1)">' });

  test('is plain text without a sanitizer', () => {
    const html = renderToString(text);
    expect(html).toContain('Water runs');
    expect(html).not.toMatch(/<img|onerror|<b>/);
  });

  test('is sanitized by the server’s sanitizer', () => {
    const html = renderToString(createElement(Sanitizer, { value: sanitize }, text));
    expect(html).toContain('<p>Water <b>runs</b></p></div>');
  });
});
