import type { FastifyCorsOptions } from '@fastify/cors';
import { totalCountHeader } from '@hearthlight/domain';

/**
 * Options of `@fastify/cors`: lets the site at `publicUrl`, and no other, make its calls when another server serves
 * its pages (`VITE_API_URL`). Its requests may carry the cookie that identifies the browser during recovery.
 */
export function crossOrigin(publicUrl: () => string): FastifyCorsOptions {
  return {
    origin: (origin, callback) => callback(null, origin === new URL(publicUrl()).origin),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', totalCountHeader],
    maxAge: 2 * 60 * 60,
  };
}
