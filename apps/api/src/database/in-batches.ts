/** Yields values in batches of at most `size`, because databases limit the parameters of a statement. */
export function* inBatches<Value>(values: readonly Value[], size: number): Generator<Value[]> {
  for (let start = 0; start < values.length; start += size) yield values.slice(start, start + size);
}
