/** What SQLite and PostgreSQL say when the database itself is gone, full, locked or shutting down. */
const sqliteCodes = new Set([5, 6, 10, 13, 14]);
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
]);
/** Connection failures, shortage of resources, operator intervention (a shutdown, a query that took too long). */
const postgresClasses = /^(?:08|53|57)/;
const poolSentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|terminating connection)/i;

/** Whether an error means that the database cannot be used at the moment, as opposed to a mistake of ours. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return networkCodes.has(code) || postgresClasses.test(code) || poolSentences.test(error.message);
}

/** Whether a unique key refused a second row. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && /UNIQUE constraint/.test(error.message));
}
