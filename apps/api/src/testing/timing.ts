const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** How two kinds of calls compare in time. */
export interface Comparison {
  /** The typical time of the one kind beside that of the other: the median of the ratios of pairs. */
  ratio: number;
  /** How far the machine's noise alone may have moved `ratio`, as a share of it: three standard errors. */
  noise: number;
}

/** What one pair of calls takes; both are given the pair's number. */
export interface Pair {
  one: (at: number) => Promise<void>;
  other: (at: number) => Promise<void>;
}

async function timed(work: (at: number) => Promise<void>, at: number): Promise<number> {
  const start = performance.now();
  await work(at);
  return performance.now() - start;
}

/**
 * Compares in pairs, the one first and the other first by turns, so that whatever else the machine does falls on
 * both. It goes on until the noise is below `enough`, at most for `most` pairs; when to stop depends on the noise
 * alone, never on the ratio.
 */
export async function compareTimes(
  { one, other }: Pair,
  { warmUp, least, most, enough }: { warmUp: number; least: number; most: number; enough: number },
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

/** Three standard errors of a median, by the median deviation, which the odd long pause does not stretch. */
function noiseOf(values: readonly number[]): number {
  const middle = median(values);
  const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)));
  return (3 * 1.2533 * deviation) / Math.sqrt(values.length);
}
