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
 * Returns the pixels of lengths and their sums, of `clamp(minimum, preferred, maximum)` or of `min(…)` of these in a
 * viewport of the given width.
 */
export function pixelsAt(width: number, value: string): number {
  const [, name, list = ''] = /^(min|clamp)\((.+)\)$/.exec(value) ?? [];
  if (name === undefined)
    return value
      .split('+')
      .map((length) => pixels(length.trim(), width))
      .reduce((a, b) => a + b, 0);
  // The commas that are in no parentheses.
  const parts = list.split(/,(?![^(]*\))/).map((part) => pixelsAt(width, part.trim()));
  const [minimum = 0, preferred = 0, maximum = 0] = parts;
  return name === 'min' ? Math.min(...parts) : Math.min(Math.max(preferred, minimum), maximum);
}
