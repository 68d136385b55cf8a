import { calls } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { homeCampaigns } from './home-campaigns.ts';

/** Registers the call with which browsers load the campaigns of the home page. */
export function campaignRoutes(app: FastifyInstance, { homeCache, readDatabase, ...services }: Services): void {
  const reading = { ...services, database: readDatabase };
  route(app, calls.homeCampaigns, () => homeCampaigns(reading), homeCache);
}
