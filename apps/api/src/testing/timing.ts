const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The result of comparing the durations of two calls. */
export interface Comparison {
  /** The median over all pairs of `one`'s duration divided by `other`'s. */
  ratio: number;
  /** The relative uncertainty of `ratio`: three standard errors. */
  noise: number;
}

/** Two functions to compare. Both receive the number of the pair. */
export interface Pair {
  one: (at: number) => Promise<void>;
  other: (at: number) => Promise<void>;
}

/** Limits of a comparison. */
export interface PairLimits {
  /** Number of pairs run first without measuring. */
  warmUp: number;
  /** Minimum number of measured pairs. */
  least: number;
  /** Maximum number of measured pairs. */
  most: number;
  /** The noise at which the comparison may stop. */
  enough: number;
}

async function timed(work: (at: number) => Promise<void>, at: number): Promise<number> {
  const start = performance.now();
  await work(at);
  return performance.now() - start;
}

/**
 * Measures both functions in pairs and alternates their order, so that other load affects both. Stops after `least`
 * pairs once the noise is below `enough`, or after `most`. Stopping never depends on the ratio, which would bias it.
 */
export async function compareTimes(
  { one, other }: Pair,
  { warmUp, least, most, enough }: PairLimits,
): Promise<Comparison> {
  const ratios: number[] = [];
  let noise = Number.POSITIVE_INFINITY;
  for (let at = 0; at < warmUp + most; at += 1) {
    const otherFirst = at % 2 === 1 ? await timed(other, at) : undefined;
    const ones = await timed(one, at);
    const others = otherFirst ?? (await timed(other, at));
    if (at < warmUp) continue;
    ratios.push(Math.log(ones / others));
    noise = noiseOf(ratios);
    if (ratios.length >= least && noise < enough) break;
  }
  return { ratio: Math.exp(median(ratios)), noise };
}

/** Three standard errors of the median, estimated from the median deviation, which is robust to outliers. */
function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (3 * 1.2533 * deviation) / Math.sqrt(values.length);
}
