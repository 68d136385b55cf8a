import { hour } from './clock.ts';
import { every } from './every.ts';

/** Runs a job now and every hour. `onError` gets the error of a failed run. Returns a function that stops the job. */
export const everyHour = (run: () => Promise<unknown>, onError: (error: unknown) => void): (() => void) =>
  every(hour, run, onError);
