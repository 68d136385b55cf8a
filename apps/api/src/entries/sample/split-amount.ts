/** Returns numbers from 0 to below 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rounds down to an amount that people give: whole units below 20, then steps of 5, 10 and 50. */
export function roundAmount(amount: number): number {
  const step = [1, 5, 10, 50][[20, 100, 1000].filter((limit) => amount >= limit).length] ?? 1;
  return Math.floor(amount / step) * step;
}

/**
 * Splits an amount into as many parts as people give, most of them small and a few large. All but one are whole units.
 * Returns fewer parts when there are not enough units for `least` in each.
 */
export function splitAmount(
  total: number,
  { least, parts, random }: { least: number; parts: number; random: () => number },
): number[] {
  const count = Math.min(parts, Math.floor(total / least));
  if (count <= 0) return total > 0 ? [total] : [];
  // Log-normal weights: the sum of twelve random numbers is nearly normal.
  const weights = Array.from({ length: count }, () =>
    Math.exp(1.1 * (Array.from({ length: 12 }, random).reduce((sum, next) => sum + next, 0) - 6)),
  );
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const spare = total - count * least;
  const amounts = weights.map((weight) => roundAmount(least + (spare * weight) / all));
  let rest = total - amounts.reduce((sum, amount) => sum + amount, 0);
  for (let index = 0; rest > 0; index = (index + 1) % count) {
    const step = Math.min(rest, 5);
    amounts[index] = (amounts[index] ?? 0) + step;
    rest -= step;
  }
  return amounts;
}
