/** Returns the status codes of simultaneous responses, the lowest first: any of them may have been the first. */
export const statusesOf = (responses: ReadonlyArray<{ statusCode: number }>): number[] =>
  responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
