const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether requests with this method change nothing. */
export const isReading = (method: string): boolean => reading.has(method);
