/** An error as it crosses to the process that waits for it. */
export interface PackedError {
  className: string;
  message: string;
  stack: string | undefined;
  /** What the `pack` method of the error returned. */
  details: unknown;
}

/** A class of errors that cross with their class. One with more than a message packs and unpacks the rest. */
export interface TaskErrorClass {
  new (message: string): Error;
  unpack?(message: string, details: unknown): Error;
}

/** Packs whatever a task threw. */
export function packError(thrown: unknown): PackedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const details: unknown = 'pack' in error && typeof error.pack === 'function' ? error.pack() : undefined;
  return { className: error.constructor.name, message: error.message, stack: error.stack, details };
}

/** Returns the error that a task threw: of one of the classes, or an `Error` with the stack of the worker. */
export function unpackError(
  { className, details, message, stack }: PackedError,
  classes: readonly TaskErrorClass[],
): Error {
  const known = classes.find(({ name }) => name === className);
  if (known) return known.unpack?.(message, details) ?? new known(message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
