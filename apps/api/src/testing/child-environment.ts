/**
 * Environment of a child process, without any configuration. It shares the compile cache set in global-setup.ts, which
 * halves the time of a start.
 */
export const childEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
};
