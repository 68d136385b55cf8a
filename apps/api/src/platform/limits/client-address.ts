import { isIP } from 'node:net';

/** Removes the port, brackets and quotation marks that proxies add to an address. */
const withoutPort = (text: string) => {
  const bare = text.trim().replaceAll('"', '');
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1];
  return bracketed ?? (/^[^:]+:\d+$/.test(bare) ? bare.slice(0, bare.indexOf(':')) : bare);
};

const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Converts an IPv4-mapped IPv6 address to IPv4. Returns other addresses unchanged. */
function unmapped(address: string): string {
  const [, high, low] = mapped.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bytes = [high, low].map((group) => Number.parseInt(group, 16)).flatMap((word) => [word >> 8, word & 255]);
  return bytes.join('.');
}

/**
 * Returns the canonical form of a client address: lower case, shortest IPv6 form, IPv4 for IPv4-mapped addresses,
 * without port, brackets or zone. Returns `undefined` for text that is not an address.
 */
export function clientAddress(text: string): string | undefined {
  const host = withoutPort(text).replace(/%.*$/, '');
  if (!/^[\da-fx.:]+$/i.test(host)) return undefined;
  // The URL parser knows every notation of an address.
  const parsed = URL.parse(host.includes(':') ? `http://[${host}]/` : `http://${host}/`)?.hostname ?? '';
  const address = unmapped(parsed.replace(/^\[|\]$/g, ''));
  return isIP(address) === 0 ? undefined : address;
}
