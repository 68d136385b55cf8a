import { expect, test } from 'vitest';

import { withoutTags } from '../../.storybook/arg-types.ts';
import { withShapeOf } from '../../.storybook/keep-shape.tsx';

const article = { title: 'Roofs', tags: ['Shelter'], author: { name: 'Ana' } };

test('accepts other texts of the same shape', () => {
  const edited = { title: 'Wells', tags: ['Water', 'Health'], author: { name: 'Ben' } };
  expect(withShapeOf(article, edited)).toEqual(edited);
});

test('replaces missing and mistyped parts with the initial ones', () => {
  expect(withShapeOf(article, { title: 5, tags: [null], author: {} })).toEqual(article);
  expect(withShapeOf(article, 'text')).toBe(article);
  expect(withShapeOf(article.tags, {})).toBe(article.tags);
});

test('leaves a value that has no initial one', () => {
  expect(withShapeOf(undefined, 'text')).toBe('text');
});

test('removes the JSDoc tags of a description', () => {
  expect(withoutTags('A link. See `a@b.org`.\n\n- Use it.\n\n@summary A link.\nMore.')).toBe(
    'A link. See `a@b.org`.\n\n- Use it.',
  );
});
