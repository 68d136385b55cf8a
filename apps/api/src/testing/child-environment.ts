/**
 * Variables of a process that a test starts: those that it needs to run, and none that configures it. Compiled sources
 * are kept in the cache that global-setup.ts names, which halves the time of a start.
 */
export const childEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};
