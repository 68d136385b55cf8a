import { describe, expect, it } from 'vitest';

import { allTokens } from '../packages/ui/src/foundations/tokens.ts';
import { changedColor, colorDifference, invisibleTokens, visibleChange } from './visible-change.ts';

const tokens = [...allTokens];

describe('difference of colors', () => {
  it('matches CIELAB', () => {
    expect(colorDifference('#000000', '#ffffff')).toBeCloseTo(100, 1);
    expect(colorDifference('#ff0000', '#00ff00')).toBeCloseTo(170.6, 1);
    expect(colorDifference('#5b554d', '#5b5455')).toBeCloseTo(5.5, 1);
  });
});

describe('visible change', () => {
  it.each(tokens.filter(([, value]) => value.startsWith('#')))('moves %s by 5 in CIELAB', (_, value) => {
    const difference = colorDifference(value, changedColor(value));
    expect(difference).toBeGreaterThanOrEqual(5);
    expect(difference).toBeLessThan(7);
  });

  it('exists for every token but those of movement', () => {
    for (const [name, value] of tokens.filter(([token]) => !invisibleTokens.includes(token)))
      expect(visibleChange(name, value)).not.toBe(value);
  });

  it('throws for a token of an unknown kind', () => {
    expect(() => visibleChange('wave-length', '2px')).toThrow('--wave-length');
  });
});
