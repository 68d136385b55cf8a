import type { Call } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import { isDatabaseUnavailable } from '../database/failures.ts';
import type { Database } from '../database/schema.ts';
import { isReading } from './http/methods.ts';
import { RefusedCall, refusals } from './http/refusal.ts';

/** The row that exists in maintenance mode. In the database, so that all processes see it. */
export const maintenanceMark = 'maintenance';

/** Returns since when maintenance mode is on, in epoch milliseconds. */
export async function readMaintenance(database: Database): Promise<number | undefined> {
  const mark = await database.selectFrom('marks').select('at').where('name', '=', maintenanceMark).executeTakeFirst();
  return mark?.at;
}

/** Seconds after which clients may repeat a refused change. */
const retryAfter = 300;

/**
 * Refuses changes in maintenance mode with a 503, except calls that are declared as possible then. Reads the database
 * for each change, so that no process answers late.
 */
export function refuseInMaintenance(app: FastifyInstance, database: Database): void {
  app.addHook('onRequest', async (request) => {
    // Fastify builds `routeOptions` for each access.
    if (isReading(request.method) || request.routeOptions.config.call?.inMaintenance) return;
    if ((await readMaintenance(database)) !== undefined)
      throw new RefusedCall(503, refusals.maintenance, { retryAfter });
  });
}

/** Milliseconds after which a page asks the database again. */
const pageInterval = 1000;

/** Returns whether pages must say that the site is in maintenance mode. One query a second at most. */
export function maintenanceForPages(database: Database): () => Promise<boolean> {
  let isOn = false;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - readAt < pageInterval) return isOn;
    readAt = performance.now();
    try {
      isOn = (await readMaintenance(database)) !== undefined;
    } catch (error) {
      // Prerendered pages are served without a database.
      if (!isDatabaseUnavailable(error)) throw error;
    }
    return isOn;
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The row of the route's call. */
    call?: Call;
  }
}
