import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { enteredGiver } from '../gifts/entered-giver.ts';
import { entryDescriber } from '../gifts/shown-entries.ts';
import { reopenPayments } from './reopen-payments.ts';
import { assignPayments, leavePayments } from './settle-payments.ts';
import { listUnmatched } from './unmatched-payments.ts';

/** Registers the desk's calls for payments whose donor nobody knows. */
export function paymentDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  route(app, deskCalls.paymentList, ({ body }) => listUnmatched(desk.database, body));
  route(app, deskCalls.assignPayments, async ({ body, session }) => {
    const options = { dryRun: body.preview ?? false };
    const context = desk.contextOf(session);
    const { entries, ...made } = await assignPayments(context, enteredGiver(body.giver), body.payments, options);
    const describe = await entryDescriber(desk.database, entries);
    return { ...made, entries: describe(entries) };
  });
  route(app, deskCalls.leavePayments, ({ body, session }) =>
    leavePayments(desk.contextOf(session), body.reason, body.payments),
  );
  route(app, deskCalls.reopenPayments, ({ body, session }) => reopenPayments(desk.contextOf(session), body.payments));
}
