import * as access from './access.ts';
import * as consoleErrors from './console-errors.ts';
import * as pointer from './pointer.ts';

/** The checks of `npm run test:access`. Hooks of the first begin before and end after all others. */
export const checks = [consoleErrors, pointer, access];
