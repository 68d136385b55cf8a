/**
 * Whether an address of the site names this machine. Only then do development pages, sample data by default and the
 * demo donor exist.
 */
export function isLocalAddress(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
