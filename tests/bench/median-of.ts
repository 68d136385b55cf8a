/** Returns the median time of nine runs, in milliseconds. */
export async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[4] ?? 0;
}
