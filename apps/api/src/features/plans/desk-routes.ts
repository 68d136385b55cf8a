import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { setFurtherGift } from './further-gift.ts';
import { deskPlanOf, findProgress, listPlans, paymentOfPlan, planOfGift } from './read-plans.ts';
import { removePlan, savePlan } from './save-plan.ts';

/** Registers the desk's calls for standing orders. */
export function planDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.planList, ({ query, session }) => listPlans(database, contextOf(session), query));
  route(app, deskCalls.readPlan, async ({ params, session }) => {
    const row = await planOfGift(database, params.id);
    const context = contextOf(session);
    const [found] = await findProgress(database, context, row ? [row] : []);
    const payment = row && (await paymentOfPlan(database, context, row, params.id));
    return { plan: found ? deskPlanOf(found) : null, payment: payment ?? null };
  });
  route(app, deskCalls.savePlan, async ({ body, params, session }) => {
    const { amount, last, version, ...plan } = body;
    const saved = { ...plan, amountCents: amount, ...(last !== null && { last }) };
    await savePlan(contextOf(session), params.id, saved, version);
    return { message: words.planSaved };
  });
  route(app, deskCalls.setFurtherGift, async ({ body, params, session }) => {
    await setFurtherGift(contextOf(session), params.id, body.further);
    return { message: words.planSaved };
  });
  route(app, deskCalls.removePlan, async ({ body, params, session }) => {
    await removePlan(contextOf(session), params.id, body.version);
    return { message: words.planRemoved };
  });
}
