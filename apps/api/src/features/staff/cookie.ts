import type { FastifyReply, FastifyRequest } from 'fastify';

/** Seconds. The server ends the session earlier or at the same time. */
const maxAge = 12 * 3600;

/** The prefix restricts the cookie to this host and to https. Browsers reject it without https. */
const nameFor = (origin: string) => (origin.startsWith('https:') ? '__Host-desk' : 'desk');

/** Returns the value of the session's cookie, if the request has one. */
export const sessionCookie = (request: FastifyRequest, origin: string): string | undefined =>
  request.cookies[nameFor(origin)];

/** Sets the session's cookie, or removes it without a value. */
export function setSessionCookie(reply: FastifyReply, origin: string, value: string | undefined): void {
  void reply.setCookie(nameFor(origin), value ?? '', {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
    maxAge: value === undefined ? 0 : maxAge,
  });
}
