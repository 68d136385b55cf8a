import { calls } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/schema.ts';
import { route } from '../http/route.ts';
import { callLimits, type Limits } from '../limits/limits.ts';
import { dashboardOf, donorDetails } from './dashboard.ts';
import { joinCampaign } from './join-campaign.ts';

/** Declares the calls of a signed-in donor. */
export function donorRoutes(
  app: FastifyInstance,
  { database, limits, now }: { database: Database; limits: Limits; now: () => number },
): void {
  route(app, calls.userDetails, ({ session }) => donorDetails(database, session.donorId));
  route(app, calls.dashboard, ({ session }) => dashboardOf(database, session.donorId));
  route(app, calls.joinCampaign, async ({ body, session }) => {
    await limits.count([callLimits.join, String(session.donorId)]);
    const message = await joinCampaign(database, now(), {
      donorId: session.donorId,
      campaignId: body.campaign_id,
    });
    return { message };
  });
}
