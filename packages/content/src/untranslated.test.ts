// cspell:words Aguanta Llueve
import { expect, test } from 'vitest';

import { inOwnLanguage, untranslated } from './own-language.ts';
import { sourceOf } from './untranslated.ts';

const runtime = { language: 'en', create: (type: string, props: object) => ({ type, props }) };
const marked = (type: unknown, props: Readonly<Record<string, unknown>>) => inOwnLanguage(type, props, runtime);
const own = { dir: 'auto', lang: 'en' };

test('marks the texts of a part that are as in the default language, but no paths and numbers', () => {
  const original = {
    title: 'A roof',
    lead: 'It rains',
    parts: [{ file: '/pictures/a.svg', value: '0%' }],
    year: 2024,
  };
  expect(sourceOf({ ...original, lead: 'Llueve', language: undefined }, original)).toBe(
    '{"title":untranslated("A roof"),"lead":"Llueve","parts":[{"file":"/pictures/a.svg","value":"0%"}],"year":2024}',
  );
  expect(sourceOf(['A roof', 'A new one'], ['A roof'])).toBe('[untranslated("A roof"),"A new one"]');
});

test('gives the language of a text to the element that shows it', () => {
  const text = untranslated('The roof holds');
  expect(marked('p', { className: 'a', children: text })).toEqual({ className: 'a', children: text, ...own });
  expect(marked('img', { alt: text })).toEqual({ alt: text, ...own });
  expect(marked('li', { children: `Amara: ${text}` })).toEqual({ children: `Amara: ${text}`, ...own });
  expect(marked(() => null, { to: '/', children: text })).toEqual({ to: '/', children: text, ...own });
});

test('gives it to the text alone beside other texts', () => {
  const text = untranslated('The roof holds');
  expect(marked('p', { children: [text, ' ', 'Más'] })).toEqual({
    children: [{ type: 'span', props: { ...own, children: text } }, ' ', 'Más'],
  });
});

test('leaves other elements as they are', () => {
  const text = untranslated('The roof holds');
  for (const [type, props] of [
    ['p', { children: 'Aguanta' }],
    ['p', { lang: 'pl', children: text }],
    [() => null, { children: text }],
  ] as const)
    expect(marked(type, props)).toBe(props);
});
