const rootSize = 16;

/** Returns the pixels of a length, such as `1.5rem`, `2vw` or `180px`, in a viewport of the given width. */
function pixels(length: string, width: number): number {
  const amount = Number.parseFloat(length);
  if (length.endsWith('rem')) return amount * rootSize;
  if (length.endsWith('vw')) return (amount * width) / 100;
  if (length.endsWith('px') || amount === 0) return amount;
  throw new Error(`A token is in rem, vw or px, not ${length}`);
}

/**
 * Returns the pixels of a length, of `clamp(minimum, a + b, maximum)` or of `min(a, b)` of these in a viewport of the given
 * width.
 */
export function pixelsAt(width: number, value: string): number {
  const [, first, last] = /^min\((.+), ([^,)]+)\)$/.exec(value) ?? [];
  if (first !== undefined && last !== undefined)
    return Math.min(pixelsAt(width, first), pixelsAt(width, last));
  const [, minimum = '', preferred = '', maximum = ''] = /^clamp\((.+),(.+),(.+)\)$/.exec(value) ?? [];
  if (!preferred) return pixels(value, width);
  const sum = preferred
    .split('+')
    .map((length) => pixels(length.trim(), width))
    .reduce((a, b) => a + b, 0);
  return Math.min(Math.max(sum, pixels(minimum.trim(), width)), pixels(maximum.trim(), width));
}
