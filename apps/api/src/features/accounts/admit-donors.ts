import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { Sessions } from './sessions.ts';

/** Lets donors make the calls of a scope that are theirs. Throws a 401 without a valid access token. */
export function admitDonors(app: FastifyInstance, services: Services): void {
  const sessions = new Sessions(services);
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call?.access === 'donor') request.session = await sessions.authenticate(request);
  });
}
