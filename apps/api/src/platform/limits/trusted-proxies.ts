import { BlockList, isIPv4 } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { clientAddress } from './client-address.ts';

/** Networks that `TRUST_PROXY` can name by keyword. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const family = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');

/**
 * Returns a function that tells whether an address belongs to a trusted proxy. `proxies` are addresses, networks and
 * the keywords `loopback`, `linklocal` and `uniquelocal`.
 */
export function trustedProxies(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of proxies.flatMap((proxy) => named[proxy] ?? [proxy])) {
    const [text = '', prefix] = network.split('/');
    const address = clientAddress(text) ?? text;
    if (prefix === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(prefix), family(address));
  }
  return (text) => {
    const address = clientAddress(text);
    return address !== undefined && list.check(address, family(address));
  };
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/**
 * Logs one warning when a request has a forwarding header but its sender is not a trusted proxy. Visitors behind such a
 * proxy share one limit.
 */
export function warnAboutUnnamedProxy(app: FastifyInstance, proxies: readonly string[]): void {
  const isTrusted = trustedProxies(proxies);
  let warned = false;
  app.addHook('onRequest', ({ headers, log, socket }, _reply, done) => {
    const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined);
    if (isForwarded && !warned && !isTrusted(socket.remoteAddress ?? '')) {
      warned = true;
      log.warn(
        { event: 'unnamed-proxy' },
        'A request has a forwarding header, but TRUST_PROXY does not name its sender. If it is your proxy, add it: otherwise all visitors share one limit.',
      );
    }
    done();
  });
}
