import { describe, expect, it } from 'vitest';

import { allowedPairs, contrast, contrastOf, leastContrast } from './contrast.ts';
import { colours, parseTokens, token } from './tokens.ts';

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#ffffff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#0000ff')).toBeCloseTo(8.59, 2);
  });

  it.each(allowedPairs)('of $ink on $on is enough for $as', (pair) => {
    expect(contrastOf(pair)).toBeGreaterThanOrEqual(leastContrast[pair.as]);
  });

  it('knows where every colour may stand', () => {
    const decorative = new Set(['line', 'line-dark', 'pine-bright']);
    const placed = new Set(allowedPairs.flatMap(({ on, ink }) => [on, ink]));
    expect(
      colours.map(([name]) => name).filter((name) => !placed.has(name) && !decorative.has(name)),
    ).toEqual([]);
  });
});

describe('tokens', () => {
  it('are read from the sheet, and one set twice is a mistake', () => {
    expect(token('pine')).toBe('#0e5a47');
    expect(() => token('purple')).toThrow('There is no token --purple');
    expect(() => parseTokens(':root {\n  --a: 1px;\n  --a: 2px;\n}')).toThrow('The token --a is set twice');
  });
});
