import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Starts a proxy that removes the scripts from HTML pages. */
export async function startScriptlessProxy(origin: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => void forward(origin + request.url, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The proxy has no port.');
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}

async function forward(url: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const upstream = await fetch(url, { headers: { accept: request.headers.accept ?? '*/*' } });
  const type = upstream.headers.get('content-type') ?? '';
  const body = type.startsWith('text/html')
    ? Buffer.from((await upstream.text()).replace(/<script[^>]*>[^]*?<\/script>/g, ''))
    : Buffer.from(await upstream.arrayBuffer());
  response.writeHead(upstream.status, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(body));
}
