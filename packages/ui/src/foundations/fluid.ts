const rootSize = 16;

/** Pixels of one length, `1.5rem`, `2vw`, `180px`, in a window of that width. */
function pixels(length: string, width: number): number {
  const amount = Number.parseFloat(length);
  if (length.endsWith('rem')) return amount * rootSize;
  if (length.endsWith('vw')) return (amount * width) / 100;
  if (length.endsWith('px') || amount === 0) return amount;
  throw new Error(`A token is in rem, vw or px, not ${length}`);
}

/** Pixels of a token in a window of that width: of a plain length, or of `clamp(least, a + b, most)`. */
export function pixelsAt(width: number, value: string): number {
  const [, least = '', preferred = '', most = ''] = /^clamp\((.+),(.+),(.+)\)$/.exec(value) ?? [];
  if (!preferred) return pixels(value, width);
  const sum = preferred
    .split('+')
    .map((length) => pixels(length.trim(), width))
    .reduce((a, b) => a + b, 0);
  return Math.min(Math.max(sum, pixels(least.trim(), width)), pixels(most.trim(), width));
}
