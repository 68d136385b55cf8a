import * as consoleErrors from './console-errors.ts';
import * as pointer from './pointer.ts';
import * as testRun from './test-run.ts';

/** The checks of `npm run test:stories`. Hooks of the first begin before and end after all others. */
export const checks = [consoleErrors, pointer, testRun];
