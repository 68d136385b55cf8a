// Runs before any package is installed, so it uses nothing but the modules of Node.js 20.

/**
 * What decides which Node.js can run the server.
 * @typedef {object} Machine
 * @property {string} platform as in `process.platform`
 * @property {string} arch as in `process.arch`
 * @property {string | undefined} glibc the version of the GNU C library, `undefined` where there is none (Alpine)
 * @property {string} version the running Node.js, such as `v20.19.0`
 */

/**
 * The lock file's Node.js, the installed one, or none.
 * @typedef {{ use: 'pinned' } | { use: 'system' } | { use: 'none', sentence: string }} NodeChoice
 */

/** The oldest Node.js that can install the packages. */
const oldestInstaller = '20.19';
/** The oldest Node.js that can run the server. */
const oldestServer = '24.0';
/** The GNU C library that the lock file's Node.js needs. */
const oldestGlibc = '2.28';

/** @returns {Machine} */
export function currentMachine() {
  const { platform, arch, version } = process;
  const glibc = platform === 'linux' ? process.report.getReport().header.glibcVersionRuntime : undefined;
  return { platform, arch, glibc, version };
}

/**
 * Returns the Node.js to use on a machine, or one sentence that says what is missing.
 * @param {Machine} machine
 * @returns {NodeChoice}
 */
export function chooseNode({ platform, arch, glibc, version }) {
  const isPinned = platform === 'linux' && ['x64', 'arm64'].includes(arch) && isAtLeast(glibc, oldestGlibc);
  const oldest = isPinned ? oldestInstaller : oldestServer;
  if (isAtLeast(version.slice(1), oldest)) return { use: isPinned ? 'pinned' : 'system' };
  const where = isPinned ? '' : ' on this system';
  const sentence = `Hearthlight needs Node.js ${oldest.replace('.0', '')} or newer${where}, and this is ${version}: install it from https://nodejs.org or with the system's package manager.`;
  return { use: 'none', sentence };
}

/**
 * @param {string | undefined} version
 * @param {string} oldest
 */
function isAtLeast(version, oldest) {
  const [major = 0, minor = 0] = (version ?? '').split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
