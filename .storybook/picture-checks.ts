import * as consoleErrors from './console-errors.ts';
import * as picture from './picture.ts';
import * as pointer from './pointer.ts';

/** The checks of `npm run test:visual`. Hooks of the first begin before and end after all others. */
export const checks = [consoleErrors, pointer, picture];
