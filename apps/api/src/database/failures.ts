/** SQLite's result codes for busy, locked, read-only, I/O error, full and cannot open. */
const sqliteCodes = new Set([5, 6, 8, 10, 13, 14]);
/** System error codes for no connection and for a full or read-only disk. */
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
 * PostgreSQL's error classes: connection exception (08), invalid transaction state such as read-only (25), invalid
 * authorization (28), unknown database (3D), transaction rollback such as deadlock (40), insufficient resources (53),
 * object not in prerequisite state such as locked (55), operator intervention such as shutdown or timeout (57).
 */
const postgresClasses = /^(?:08|25|28|3D|40|53|55|57)/;
/** The message of the triggers that make an SQLite database read-only after a move. */
export const movedMessage = 'the database was moved to PostgreSQL';

/** Messages of `pg` errors without a code. */
const poolMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|terminating connection)/i;

/** Whether an error means that the database is temporarily unavailable, as opposed to a bug. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  if (!(error instanceof Error)) return false;
  if (error.message === movedMessage || poolMessages.test(error.message)) return true;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteCodes.has(error.errcode & 0xff);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return systemCodes.has(code) || postgresClasses.test(code);
}

/** What the database or the system says about it, such as a wrong password. No statement or value of one is in it. */
export function unavailableReason(error: unknown): string {
  if (error instanceof AggregateError) return unavailableReason(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** Whether a statement timed out, for example while it waited for another command's lock. */
export function isTooSlow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return (error.errcode & 0xff) === 5;
  return ('code' in error && error.code === '57014') || error.message === 'Query read timeout';
}

/** Whether an error is a violation of a unique key. */
export function isDuplicate(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return code === '23505' || (code === 'ERR_SQLITE_ERROR' && /UNIQUE constraint/.test(error.message));
}

/** SQLite's extended result code for a violated foreign key. */
const sqliteOrphan = 787;

/** Whether an error is a violated foreign key, because the parent row was just removed. */
export const isOrphan = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === '23503') || ('errcode' in error && error.errcode === sqliteOrphan));

/**
 * SQLite's result codes for a violated constraint, with a column's type among them, and for a value of another type.
 */
const sqliteRefusals = new Set([19, 20]);

/** Whether the database refuses a value: it violates a constraint or has another type than its column. */
export function isRefusedValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && typeof error.errcode === 'number') return sqliteRefusals.has(error.errcode & 0xff);
  // PostgreSQL's classes: data exception, integrity constraint violation.
  return 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);
}
