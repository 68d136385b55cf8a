/** Whether an error has this code, such as `ENOENT` for a file that does not exist. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
