import type { FastifyInstance } from 'fastify';

import { trustedProxies } from './limits/trusted-proxies.ts';

const isLoopback = trustedProxies(['loopback']);

/** Whether a host name or an address always means this machine. */
export const isLocalHost = (host: string): boolean => /^(?:.+\.)?localhost$/i.test(host) || isLoopback(host);

/** The headers with which proxies forward a request. */
const forwarding = /^(?:forwarded|via|x-forwarded.*|x-real-ip|x-original-.*|cf-.*|.*client-ip)$/;

/** The parts of a request that tell where it comes from. */
interface Sender {
  headers: Readonly<Record<string, unknown>>;
  httpVersion: string;
  socket: { remoteAddress?: string | undefined };
}

/**
 * Whether a request comes from this machine. What arrives from loopback may come through a proxy, or from a browser
 * that another site's name has led here. So the `Host` is local too and no header tells of a proxy. nginx without
 * further settings sends HTTP/1.0 with a local `Host` and no such header.
 */
export function isLocalRequest({ headers, httpVersion, socket }: Sender): boolean {
  const host = typeof headers['host'] === 'string' ? URL.parse(`http://${headers['host']}`) : null;
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    host !== null &&
    isLocalHost(host.hostname) &&
    httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => forwarding.test(name))
  );
}

/** Sets `request.isLocal`. `isLocalSite`: whether the server listens on this machine's own addresses alone. */
export function markLocalRequests(app: FastifyInstance, isLocalSite: boolean): void {
  app.decorateRequest('isLocal', false);
  app.addHook('onRequest', (request, _reply, done) => {
    request.isLocal = isLocalSite && isLocalRequest(request.raw);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether demo accounts and development pages exist for this request: see `isLocalRequest`. */
    isLocal: boolean;
  }
}
