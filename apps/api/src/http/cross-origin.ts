import type { FastifyInstance, FastifyReply } from 'fastify';

/** What the site sends with its calls besides what every page may send anywhere. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '7200',
};

/**
 * Lets the site at `publicUrl`, and no other, make its calls also when another server shows it (`VITE_API_URL`). Its
 * requests may carry the cookie that ties the calls of a recovery together.
 */
export function allowSite(app: FastifyInstance, publicUrl: () => string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    void reply.header('vary', 'origin');
    const { origin } = request.headers;
    if (origin === undefined || origin !== new URL(publicUrl()).origin) return done();
    allow(reply, origin);
    const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
    if (!isPreflight) return done();
    return void reply.code(204).headers(preflight).send();
  });
}

function allow(reply: FastifyReply, origin: string): void {
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after',
  });
}
