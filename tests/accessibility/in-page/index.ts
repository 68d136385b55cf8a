/* The code of the checks that runs in the page. `inPage` of `checks.ts` bundles it. */
export { mirrorErrors } from '../../../.storybook/mirrored.ts';
export { axeErrors, configureAxe, overflowErrors } from '../../../.storybook/page-checks.ts';
export { cutTexts } from './cut-text.ts';
export { noteStop, startTabbing, tabbingFaults } from './focus.ts';
export { forcedColorFaults } from './forced-colors.ts';
