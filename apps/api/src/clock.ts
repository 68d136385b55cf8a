/**
 * Milliseconds by which the clocks of two processes may differ. A row that is dated later than that allows was written
 * by a clock that was wrong.
 */
export const clockTolerance = 60_000;
