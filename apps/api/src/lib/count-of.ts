/**
 * Returns a count with its noun, such as `1 mail` or `1,204 entries`: for the command line and the operator's mail,
 * which are English.
 */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
