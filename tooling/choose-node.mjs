// Runs before any package is installed, so it uses only modules of Node.js 20.

/**
 * Returns which Node.js to use: the one in the lock file, which needs Linux with glibc, or the system's. Returns a
 * sentence if Node.js is too old.
 * @param {{ platform: string, arch: string, glibc: string | undefined, version: string }} machine
 * @returns {{ use: 'pinned' | 'system' } | { use: 'none', sentence: string }}
 */
export function chooseNode({ platform, arch, glibc, version }) {
  const isPinned = platform === 'linux' && ['x64', 'arm64'].includes(arch) && glibc !== undefined;
  const oldest = isPinned ? '20.19' : '24';
  if (version.slice(1).localeCompare(oldest, 'en', { numeric: true }) >= 0)
    return { use: isPinned ? 'pinned' : 'system' };
  const where = isPinned ? '' : ' on this system';
  const sentence = `Hearthlight needs Node.js ${oldest} or newer${where}, but this is ${version}. Install it from https://nodejs.org or with the system's package manager.`;
  return { use: 'none', sentence };
}

/** Returns the current machine. `glibc` is undefined without the GNU C library, as on Alpine. */
export function currentMachine() {
  const { platform, arch, version } = process;
  const glibc = platform === 'linux' ? process.report.getReport().header.glibcVersionRuntime : undefined;
  return { platform, arch, glibc, version };
}
