import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Database } from '../../database/schema.ts';
import { hasTag } from '../http/etag.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import type { ByteRange, StoredUpload, Uploads } from './uploads.ts';

/** Finds an upload for a visitor: in the replica or, if it is too new for that, in the database. */
export const findUpload = async (
  { database, readDatabase, uploads }: { database: Database; readDatabase: Database; uploads: Uploads },
  path: string,
): Promise<StoredUpload | undefined> =>
  (await uploads.read(readDatabase, path)) ?? (readDatabase === database ? undefined : uploads.read(database, path));

/** Sends an upload, the range of it that was asked for, or a 304 if the client already has it. */
export function sendUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, size, stream, type }: StoredUpload,
): FastifyReply {
  void reply.headers({ 'accept-ranges': 'bytes', etag });
  if (hasTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = rangeOf(request, { etag, size });
  if (range === 'unsatisfiable') {
    void reply.removeHeader('etag').header('content-range', `bytes */${size}`);
    throw new RefusedCall(416, refusals.unsatisfiableRange);
  }
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  void reply.type(type).header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : stream(range));
}

/**
 * Returns the one range that a request asks for (RFC 9110, section 14). The whole file is sent for several ranges,
 * other units, and a range of a file that the client knows by another tag.
 */
function rangeOf(
  { headers: { range, 'if-range': condition } }: FastifyRequest,
  { etag, size }: Pick<StoredUpload, 'etag' | 'size'>,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first + last === '' || (condition !== undefined && condition !== etag)) return undefined;
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
