/** What the staff desk and the server agree on. An entry of its own, so that none of it reaches the public site. */
export * from './backup.ts';
export * from './actions.ts';
export * from './bills.ts';
export * from './calls.ts';
export * from './device-name.ts';
export * from './donor-forms.ts';
export * from './donors.ts';
export * from './entities.ts';
export * from './forms.ts';
export * from './imports.ts';
export type { GiverEntry } from './gift-calls.ts';
export * from './gift-forms.ts';
export * from './gifts.ts';
export * from './months.ts';
export * from './pages.ts';
export * from './roles.ts';
export * as deskRules from './rules.ts';
export { deskLimits, pictureFileProblem, pictureTypes } from './rules.ts';
