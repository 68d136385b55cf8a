/**
 * Whether the site's address is local. Only a local site has development pages, a demo donor and, by default, sample
 * data.
 */
export function isLocalAddress(publicUrl: string): boolean {
  const { hostname } = new URL(publicUrl);
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
