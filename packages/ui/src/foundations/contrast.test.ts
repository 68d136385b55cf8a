import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { allowedPairs, contrast, minimumContrast } from '@hearthlight/domain/palette';
import { brand } from 'virtual:content/brand';
import { describe, expect, it } from 'vitest';

import { root } from '../../../../tooling/prepare.mjs';
import { contrastOf } from './contrast.ts';
import { parseTokens } from './parse-tokens.ts';
import { colors, token } from './tokens.ts';

describe('contrast', () => {
  it('matches WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
  });

  it.each(allowedPairs)('of $ink on $on is sufficient for $as', (pair) => {
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(minimumContrast[pair.as]);
  });

  it('is checked for every color that is not decorative', () => {
    const decorative = new Set(['line', 'line-dark']);
    const checked = new Set<string>(allowedPairs.flatMap(({ on, ink }) => [on, ink]));
    expect(colors.map(([name]) => name).filter((name) => !checked.has(name) && !decorative.has(name))).toEqual([]);
  });
});

describe('tokens', () => {
  it('are read from the style sheet; unknown and repeated names throw', () => {
    expect(token('pine')).toBe(brand.values.pine);
    expect(token('radius-control')).toBe('0.75rem');
    expect(() => token('purple')).toThrow('There is no token --purple');
    expect(() => parseTokens(':root {\n  --a: 1px;\n  --a: 2px;\n}')).toThrow('The token --a is set twice');
  });
});

it.each(globSync('packages/content/{hearthlight,examples/*}/brand.css', { cwd: root }))(
  'the mark that ends a bar below half differs from the bar and its track in %s',
  (file) => {
    const {
      sun = '',
      'ember-deep': mark = '',
      'paper-deep': track = '',
    } = Object.fromEntries(parseTokens(readFileSync(join(root, file), 'utf8')));
    expect(Math.min(contrast(mark, sun), contrast(mark, track))).toBeGreaterThanOrEqual(3);
  },
);
