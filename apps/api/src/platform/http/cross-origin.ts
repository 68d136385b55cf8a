import type { FastifyCorsOptions } from '@fastify/cors';
import { totalCountHeader } from '@hearthlight/domain';

/**
 * Options of `@fastify/cors`. Allows only the site at `publicUrl` to make calls when another server serves its pages
 * (`VITE_API_URL`). Credentials are allowed for the recovery cookie.
 */
export function crossOrigin(publicUrl: () => string): FastifyCorsOptions {
  return {
    origin: (origin, callback) => callback(null, origin !== undefined && origin === new URL(publicUrl()).origin),
    credentials: true,
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type'],
    exposedHeaders: ['retry-after', totalCountHeader],
    maxAge: 2 * 60 * 60,
  };
}
