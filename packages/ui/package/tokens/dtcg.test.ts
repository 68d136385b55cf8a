import { describe, expect, it } from 'vitest';

import { type DesignToken, designTokens } from './dtcg.ts';
import { siteTokens } from './site-tokens.ts';

const tokens = siteTokens();
const exported = designTokens(tokens);
const all = Object.entries(exported).flatMap(([group, members]) =>
  Object.entries(members).map(([name, token]): [string, DesignToken] => [`${group}.${name}`, token]),
);

/** The used types of the format (2025.10) and the shapes of their values. */
const dimension = { value: expect.any(Number), unit: expect.stringMatching(/^(?:px|rem)$/) };
const color = {
  colorSpace: 'srgb',
  components: expect.any(Array),
  alpha: expect.any(Number),
  hex: expect.any(String),
};
const shapes: Readonly<Record<string, unknown>> = {
  color,
  dimension,
  number: expect.any(Number),
  fontWeight: expect.any(Number),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  cubicBezier: [expect.any(Number), expect.any(Number), expect.any(Number), expect.any(Number)],
  duration: { value: expect.any(Number), unit: expect.stringMatching(/^m?s$/) },
  shadow: expect.arrayContaining([
    { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
  ]),
  typography: {
    fontFamily: expect.any(String),
    fontSize: expect.any(String),
    fontWeight: expect.any(String),
    lineHeight: expect.any(String),
    letterSpacing: dimension,
  },
};

describe('tokens for design tools', () => {
  it.each(all)('%s has a value of its type', (_, { $type, $value }) => {
    expect(Object.keys(shapes)).toContain($type);
    expect($value).toEqual(shapes[$type]);
    expect(JSON.stringify($value)).not.toContain('null');
  });

  it('include all tokens except arches, and the text styles', () => {
    const names = [...tokens.keys()].filter((name) => !name.startsWith('arch'));
    const single = all.filter(([, { $type }]) => $type !== 'typography');
    expect(single).toHaveLength(names.length);
  });

  it('keep CSS that the format cannot express in an extension', () => {
    expect(exported['fontSize']?.['text-hero']).toEqual({
      $type: 'dimension',
      $value: { value: 76, unit: 'px' },
      $extensions: { 'org.hearthlight.css': tokens.get('text-hero') },
    });
  });

  it('refer to tokens that exist', () => {
    const names = new Set(all.map(([name]) => name));
    const references = [...JSON.stringify(exported).matchAll(/"\{([^}]+)\}"/g)].map(([, name = '']) => name);
    expect(references.length).toBeGreaterThan(40);
    expect(references.filter((name) => !names.has(name))).toEqual([]);
  });

  it('throw for a token of an unknown kind', () => {
    expect(() => designTokens(new Map([['wave-length', '2px']]))).toThrow('--wave-length');
  });
});
