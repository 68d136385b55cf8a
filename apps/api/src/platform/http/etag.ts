import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

/** Returns the entity tag of a body. It is weak, because plain and compressed bodies share it. */
export const entityTag = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;

/** Returns the part of a tag used in a weak comparison. */
const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether an `If-None-Match` header contains a tag, by weak comparison (RFC 9110, section 13.1.2). */
export function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

/** Sends a body with its entity tag, or a 304 if the client already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string | Buffer,
  etag = entityTag(body),
): FastifyReply {
  void reply.header('etag', etag);
  return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(body);
}
