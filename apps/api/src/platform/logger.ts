import { destination, pino, stdTimeFunctions, type DestinationStream, type Logger } from 'pino';

/** Levels of `LOG_LEVEL`. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Replaces e-mail addresses, which error messages of mail servers and databases may contain. */
const withoutAddresses = (text: string) => text.replace(/[^\s<>"'(=]+@[^\s<>"')]+/g, '[address]');

/** Returns the fields of an error to log. Other fields may contain database rows. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutAddresses(String(error)) };
  return {
    type: error.name,
    ...('code' in error && { code: error.code }),
    message: withoutAddresses(error.message),
    stack: withoutAddresses(error.stack ?? ''),
  };
}

/**
 * Bytes, or milliseconds, after which lines are written together: almost the most that pino writes at once. The rest is
 * written when the process exits.
 */
const batch = { minLength: 16_000, periodicFlush: 100 };

/** Creates a logger that writes JSON lines with `time`, `level` and `event`. Default destination: stdout. */
export function createLogger(
  level: LogLevel,
  stream: DestinationStream = destination({ ...batch, sync: false }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (fields: object) =>
        'event' in fields ? fields : { event: 'err' in fields ? 'error' : 'message', ...fields },
    },
    serializers: { err: errorFields },
  };
  return pino(options, stream);
}
