/**
 * Milliseconds by which the clocks of two processes may differ. Rows dated further ahead were written while a clock was
 * wrong.
 */
export const clockTolerance = 60_000;

/** Milliseconds. */
export const hour = 3_600_000;
/** Milliseconds. */
export const day = 24 * hour;
