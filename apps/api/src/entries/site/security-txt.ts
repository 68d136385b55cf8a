import type { FastifyInstance } from 'fastify';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends less than a year. */
const lifeDays = 180;

/** Dependencies of `security.txt`. */
export interface SecurityContact {
  /** The address for vulnerability reports. */
  email: string;
  publicUrl: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Returns `security.txt` (RFC 9116). It expires 180 days after the day of the request. */
function securityText({ email, publicUrl, now }: SecurityContact): string {
  const today = now() - (now() % dayMilliseconds);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${new Date(today + lifeDays * dayMilliseconds).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl()}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Registers `/.well-known/security.txt`. */
export function securityTextRoute(app: FastifyInstance, contact: SecurityContact): void {
  app.get('/.well-known/security.txt', { schema: { hide: true } }, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityText(contact)),
  );
}
