import { dropForgottenSchemas, postgresUrl } from './postgres.ts';

/** Vitest calls it once, before the first test file of a run. */
export default () => dropForgottenSchemas(postgresUrl);
