import { describe, expect, it } from 'vitest';

import { allTokens } from '../packages/ui/src/foundations/tokens.ts';
import type { Picture } from './picture-comparator.ts';
import {
  changedColor,
  colorDifference,
  invisibleTokens,
  largestChange,
  visibleChange,
} from './visible-change.ts';

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

describe('the largest change', () => {
  type Rgb = [red: number, green: number, blue: number];
  const white: Rgb = [255, 255, 255];
  const ink: Rgb = [91, 85, 77];
  const violet: Rgb = [91, 84, 85];
  const mixed: Rgb = [173, 170, 166];
  const size = { width: 40, height: 20 };
  /** A vertical line 2 px wide and 12 px tall, with an edge on its left as letters have. */
  const line = (left: number, color: Rgb, edge: Rgb): Picture => {
    const colorAt = (x: number, y: number) => {
      if (y < 4 || y >= 16 || x < left - 1 || x > left + 1) return white;
      return x === left - 1 ? edge : color;
    };
    const pixels = Array.from({ length: 800 }, (_, at) => colorAt(at % 40, Math.floor(at / 40)));
    return { data: new Uint8Array(pixels.flatMap((pixel) => [...pixel, 255])), metadata: size };
  };
  const before = line(20, ink, mixed);

  it('counts the pixels of a color that became another one', () => {
    expect(largestChange(before, before)).toBe(0);
    expect(largestChange(before, line(20, violet, mixed))).toBe(24);
    expect(largestChange(before, line(24, ink, mixed))).toBe(24);
  });

  it('leaves out a change that nobody sees, as at the edges of letters', () => {
    expect(largestChange(before, line(20, ink, [173, 169, 170]))).toBe(0);
  });

  it('leaves out a move by one pixel', () => {
    expect(largestChange(before, line(21, ink, mixed))).toBe(0);
  });

  it('is everything between pictures of different sizes', () => {
    const taller = { data: new Uint8Array(4 * 840), metadata: { width: 40, height: 21 } };
    expect(largestChange(before, taller)).toBe(Number.POSITIVE_INFINITY);
  });
});
