import type { FastifyInstance } from 'fastify';

/** Only our own scripts, never inline ones; inline styles for the scroll lock of dialogs; pictures of news from anywhere. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self' mailto:",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

const aYear = 31_536_000;

const secureHttpHeaders = { ...headers, 'strict-transport-security': `max-age=${aYear}; includeSubDomains` };

/** The headers that every answer of a site at `publicUrl` carries, whose calls may go to `backend`, an origin. */
export function securityHeaders(publicUrl: string, backend?: string): Record<string, string> {
  const sent = publicUrl.startsWith('https:') ? secureHttpHeaders : headers;
  if (backend === undefined) return sent;
  return { ...sent, 'content-security-policy': `${contentSecurityPolicy}; connect-src 'self' ${backend}` };
}

/** Puts the security headers on every answer that a request gets, errors included. */
export function secureHeaders(app: FastifyInstance, publicUrl: () => string, backend?: string): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders(publicUrl(), backend));
    done();
  });
}
