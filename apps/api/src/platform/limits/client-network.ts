import { isIPv4 } from 'node:net';

import { clientAddress } from './client-address.ts';
import type { Attempt, Limit } from './limits.ts';

/**
 * Returns the network that limits count: an IPv4 address itself, or the /64 network of an IPv6 address, which usually
 * belongs to one connection. All text that is not an address counts as one client.
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

/**
 * Returns the attempts to count for one attempt from a network. An IPv6 client can switch between the /64 networks of
 * its /56 or /48, so these count too. A /48, usually a whole site, has the quota of one IPv4 address, a /56 three
 * quarters and a /64 half of it, so that one client cannot use up its neighbors' quota. With `owner`, each owner has a
 * quota of its own.
 */
export function byNetwork(limit: Limit, network: string, owner = ''): Attempt[] {
  const groups = network.split(':');
  const prefix = owner && `${owner} `;
  if (groups.length === 1) return [[limit, prefix + network]];
  const [subnet = ''] = groups.slice(3);
  const site = groups.slice(0, 3).join(':');
  const share = (part: number) => ({ ...limit, max: Math.ceil(limit.max * part) });
  return [
    [share(0.5), prefix + network],
    [share(0.75), `${prefix}${site}:${subnet.padStart(4, '0').slice(0, 2)}/56`],
    [limit, `${prefix}${site}/48`],
  ];
}
