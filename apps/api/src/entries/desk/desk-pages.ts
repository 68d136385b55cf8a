import { existsSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { markup, withTag } from '../../lib/html.ts';
import { isCallPath, pathOf, refuseUnknownAddress, sendFileNotFound } from '../../platform/http/not-found.ts';
import { plainPage } from '../../platform/site/error-page.ts';

/**
 * Scripts, calls and forms of the desk itself only. Dialogs need inline styles for their scroll lock. Articles may show
 * pictures from any `https` address, and a picture is shown before it is uploaded.
 */
const deskContentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': deskContentSecurityPolicy,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** The path of files with a content hash in their names. */
const builtFiles = '/desk/assets/';

/** Dependencies of the desk's pages. */
interface DeskPages {
  /** The built desk. */
  deskDirectory: string;
}

/** Serves the built desk below `/desk/`: its files, and its page at every other address, except those of calls. */
export async function deskPages(app: FastifyInstance, { deskDirectory }: DeskPages): Promise<void> {
  const isBuilt = existsSync(join(deskDirectory, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: deskDirectory,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
    });
  }
  app.get('/desk', { schema: { hide: true } }, (request, reply) => {
    void reply.headers(headers);
    return request.url.split('?')[0] === '/desk' ? reply.redirect('/desk/', 302) : sendPage(reply, isBuilt);
  });
  app.get('/desk/*', { schema: { hide: true } }, (request, reply) => {
    void reply.headers(headers);
    const path = pathOf(request);
    if (isCallPath(path)) return refuseUnknownAddress(request, reply);
    if (!path.startsWith(builtFiles)) return sendPage(reply, isBuilt);
    if (!existsSync(join(deskDirectory, path.slice('/desk'.length)))) return sendFileNotFound(reply);
    // No proxy keeps them, but the browser does: their names change with their content.
    void reply.header('cache-control', 'private, max-age=31536000, immutable');
    return reply.sendFile(path.slice('/desk/'.length));
  });
}

/** Sends the desk's page, whose script shows the address, or a sentence if the desk was not built. */
function sendPage(reply: FastifyReply, isBuilt: boolean): FastifyReply {
  if (isBuilt) return reply.sendFile('index.html');
  const sentence = withTag(words.notBuilt, 'code', (command) => markup`<code>${command}</code>`);
  return reply
    .code(503)
    .type('text/html; charset=utf-8')
    .send(plainPage(words.notBuiltTitle, markup`<p>${sentence}</p>`));
}

/** Whether a request is for the host of the desk, if that has its own. */
export const isDeskHost = (request: FastifyRequest, deskUrl: string | undefined): boolean =>
  deskUrl === undefined || request.host === new URL(deskUrl).host;
