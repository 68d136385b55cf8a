import { expect, it } from 'vitest';

import { pixelsAt } from './fluid.ts';

it.each([
  [320, '0.875rem', 14],
  [320, 'clamp(1rem, 0.6rem + 2vw, 2rem)', 16],
  [768, 'clamp(1rem, 0.6rem + 2vw, 2rem)', 24.96],
  [1366, 'clamp(1rem, 0.6rem + 2vw, 2rem)', 32],
  [320, 'min(clamp(1rem, 0.6rem + 2vw, 2rem), 3vw)', 9.6],
  [1366, 'min(2.25rem, 13vw)', 36],
  [1366, 'min(1.36rem + 0.35vw, 1.5625rem, 10vw)', 25],
  [320, 'min(1.36rem + 0.35vw, 1.5625rem, 10vw)', 22.88],
])('in a viewport of %i px, %s is %d px', (width, value, expected) => {
  expect(pixelsAt(width, value)).toBeCloseTo(expected, 5);
});

it('throws for an unknown unit', () => {
  expect(() => pixelsAt(320, '3em')).toThrow('A token is in rem, vw or px, not 3em');
});
