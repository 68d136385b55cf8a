/** An error as it crosses to the process that waits for it. */
export interface PackedError {
  /** The names of its class and of those that it extends, its own first. */
  classNames: string[];
  message: string;
  stack: string | undefined;
  /** The return value of the error's `pack` method. */
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
  return { classNames: classNamesOf(error), message: error.message, stack: error.stack, details };
}

function classNamesOf(error: object): string[] {
  const parent: unknown = Object.getPrototypeOf(error);
  return typeof parent === 'object' && parent !== null ? [parent.constructor.name, ...classNamesOf(parent)] : [];
}

/** Returns the error that a task threw: of the nearest of the classes, or an `Error` with the stack of the worker. */
export function unpackError(
  { classNames, details, message, stack }: PackedError,
  classes: readonly TaskErrorClass[],
): Error {
  const known = classNames
    .map((className) => classes.find(({ name }) => name === className))
    .find((found) => found !== undefined);
  if (known) return known.unpack?.(message, details) ?? new known(message);
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
