import * as consoleErrors from './console-errors.ts';
import * as pictureTokens from './picture-tokens.ts';
import * as pointer from './pointer.ts';

/** The checks of `npm run test:tokens`. Hooks of the first begin before and end after all others. */
export const checks = [consoleErrors, pointer, pictureTokens];
