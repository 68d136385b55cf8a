import type { FastifyRequest } from 'fastify';

import { type Html, markup } from '../../lib/html.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';

/** Throws a 404 unless the request comes from this machine: see `isLocalRequest`. */
export async function onlyLoopback({ isLocal }: FastifyRequest): Promise<void> {
  if (!isLocal) throw new RefusedCall(404, refusals.notFound);
}

const style = [
  'body { margin: 0 auto; max-width: 50rem; padding: 2rem 1rem; font: 1.0625rem/1.55 system-ui, sans-serif }',
  'body { color: #1d1b18; background: #fbf8f2 } .soft { color: #5b554d; margin: 0.25rem 0 }',
  'article { margin-top: 1.5rem; padding: 1rem 1.5rem; background: #fff; border: 1px solid #e4dccd; border-radius: 1rem }',
  'h1, h2 { line-height: 1.2 } h2 { margin: 0; font-size: 1.25rem } iframe { width: 100%; height: 26rem; border: 0 }',
  'pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 0.9375rem } code { overflow-wrap: anywhere }',
  'td { padding: 0.25rem 1rem 0.25rem 0; vertical-align: top }',
].join('\n');

/** Returns a plain HTML page for developers. Its attributes name the language of `body`. */
export function page(title: string, body: Html, attributes = markup`lang="en"`): string {
  return markup`<!doctype html>
<html ${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>
${body}
</main></body>
</html>
`.text;
}
