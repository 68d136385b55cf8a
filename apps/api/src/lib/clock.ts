/**
 * Milliseconds by which the clocks of two processes may differ. Rows dated further ahead were written while a clock was
 * wrong.
 */
export const clockTolerance = 60_000;
