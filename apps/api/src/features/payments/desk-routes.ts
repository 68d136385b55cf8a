import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { assignPayment } from './assign-payment.ts';
import { leavePayment } from './leave-payment.ts';
import { listUnmatched } from './unmatched-payments.ts';

/** Registers the desk's calls for payments whose donor nobody knows. */
export function paymentDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  route(app, deskCalls.paymentList, ({ query }) => listUnmatched(desk.database, query.after));
  route(app, deskCalls.assignPayment, async ({ body, params, session }) => {
    const { based_on: basedOn, donor_id: donorId, pledge_id: pledgeId } = body;
    const assignment = { basedOn, donorId, pledgeId: pledgeId ?? undefined };
    await assignPayment(desk.contextOf(session), params.id, assignment);
    return { message: words.paymentAssigned };
  });
  route(app, deskCalls.leavePayment, async ({ body, params, session }) => {
    const { based_on: basedOn, reason } = body;
    await leavePayment(desk.contextOf(session), params.id, { basedOn, reason });
    return { message: words.paymentLeft };
  });
}
