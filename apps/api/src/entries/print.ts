/** Whether a person reads the output. Without a terminal, it is JSON lines. */
export const isTerminal = process.stdout.isTTY;

/** Prints a line to stdout. */
export const print = (line: string) => process.stdout.write(`${line}\n`);
/** Prints a line to stderr. */
export const printError = (line: string) => process.stderr.write(`${line}\n`);
