/** SQLite's result codes for busy, locked, read-only, I/O error, full and cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);
/** Codes of the system: no connection, and a disk that is full or read-only. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
]);
/**
 * PostgreSQL's classes: connection failure, invalid transaction state (read-only), refused login, missing database, rolled
 * back for another transaction (deadlock), insufficient resources (full disk), object not in the required state (locked),
 * operator intervention (shutdown, timeout).
 */
const postgresClasses = /^(?:08|25|28|3D|40|53|55|57)/;
/** The message of the triggers with which a move makes an SQLite database read-only. */
export const movedMessage = 'the database was moved to PostgreSQL';

/** Errors of `pg` that have no code. */
const poolMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|terminating connection)/i;

/** Whether an error means that the database is temporarily unusable, rather than a bug or an invalid query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (error.message === movedMessage || poolMessages.test(error.message)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemCodes.has(code) || postgresClasses.test(code);
}

/** Whether a statement was given up because it took too long, such as one that waited for the lock of a command. */
export function isTooSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 5;
  return ('code' in error && error.code === '57014') || error.message === 'Query read timeout';
}

/** Whether an error is the violation of a unique key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && /UNIQUE constraint/.test(error.message));
}

/** SQLite's extended result code for a row whose parent does not exist. */
const sqliteOrphan = 787;

/** Whether an error means that a row was written whose parent has just been removed. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23503') || ('errcode' in error && error.errcode === sqliteOrphan));
