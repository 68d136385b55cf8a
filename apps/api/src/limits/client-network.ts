import { isIPv4 } from 'node:net';

import { clientAddress } from './client-address.ts';

/**
 * Returns what limits count a client address as: an IPv4 address itself, or the /64 network of an IPv6 address, which
 * one connection usually receives as a whole. All text that is not an address counts as one client.
 */
export function clientNetwork(text: string): string {
  const address = clientAddress(text);
  if (address === undefined) return 'unknown';
  if (isIPv4(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
