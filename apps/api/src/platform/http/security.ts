import type { FastifyInstance } from 'fastify';

import { RefusedCall, refusals } from './refusal.ts';

/**
 * Allows scripts from this origin only, and no inline scripts. Dialogs need inline styles for their scroll lock. News
 * articles may show pictures from any `https` address.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self' mailto:",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const yearInSeconds = 31_536_000;

/** Dependencies of the security headers. */
export interface SecuritySettings {
  /** Returns the address of the site. */
  publicUrl: () => string;
  /** The origin for the site's calls, if it is not this server. */
  backend?: string;
  /** Whether browsers must also use https for subdomains, where other services may run without it. */
  hstsSubdomains?: boolean;
}

/** Returns the security headers of all responses. */
export function securityHeaders({ backend, hstsSubdomains, publicUrl }: SecuritySettings): Record<string, string> {
  const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
  return {
    ...headers,
    ...(publicUrl().startsWith('https:') && {
      'strict-transport-security': `max-age=${yearInSeconds}${subdomains}`,
    }),
    ...(backend !== undefined && {
      'content-security-policy': `${contentSecurityPolicy}; connect-src 'self' ${backend}`,
    }),
  };
}

/** Adds the security headers to every response, including errors. */
export function addSecurityHeaders(app: FastifyInstance, settings: SecuritySettings): void {
  // Not before the first request: the server may have chosen its port when it started to listen.
  let known: Record<string, string> | undefined;
  app.addHook('onRequest', (_request, reply, done) => {
    known ??= securityHeaders(settings);
    reply.headers(known);
    done();
  });
}

/** A host name or address with an optional port. Duplicate headers are joined with a comma, so they do not match. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** `URL` refuses ports above 65535 and addresses that do not exist. */
const isValidHost = (host: string) => hostPattern.test(host) && URL.canParse(`http://${host}`);

/** Refuses requests without exactly one valid `Host` header, as RFC 9112 requires. HTTP/1.0 needs none. */
export function refuseInvalidHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    const isValid = host === undefined ? request.raw.httpVersion !== '1.1' : isValidHost(host);
    done(isValid ? undefined : new RefusedCall(400, refusals.badRequest));
  });
}
