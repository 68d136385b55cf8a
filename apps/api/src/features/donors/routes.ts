import { calls } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { callLimits } from '../../platform/limits/limits.ts';
import { dashboardOf, donorDetails } from './dashboard.ts';
import { joinCampaign } from './join-campaign.ts';
import { setOwnAnonymity } from './set-anonymity.ts';
import { setGoal } from './set-goal.ts';

/** Registers the calls of signed-in donors. */
export function donorRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits } = services;
  route(app, calls.userDetails, ({ session }) => donorDetails(database, session.donorId));
  route(app, calls.dashboard, ({ session }) => dashboardOf(services, session.donorId));
  route(app, calls.setGoal, async ({ body, session }) => {
    await limits.count([callLimits.goal, String(session.donorId)]);
    return { message: await setGoal(database, { donorId: session.donorId, goal: body.client_goal }) };
  });
  route(app, calls.setAnonymity, async ({ body, session }) => {
    // One limit for both settings of an account.
    await limits.count([callLimits.goal, String(session.donorId)]);
    return { message: await setOwnAnonymity(services, session.donorId, body.anonymous) };
  });
  route(app, calls.joinCampaign, async ({ body, session }) => {
    await limits.count([callLimits.join, String(session.donorId)]);
    const message = await joinCampaign(services, {
      donorId: session.donorId,
      campaignId: body.campaign_id,
    });
    return { message };
  });
}
