import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { listMonths } from './list-months.ts';
import { closeProposedMonth, proposeMonth, withdrawMonth } from './month-proposals.ts';

/** Registers the desk's calls for months. */
export function monthDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.monthList, ({ session }) => listMonths(contextOf(session)));
  route(app, deskCalls.proposeMonth, async ({ params, session }) => {
    await proposeMonth(contextOf(session), params.month);
    return { message: words.monthIsProposed };
  });
  route(app, deskCalls.withdrawMonth, async ({ params, session }) => {
    await withdrawMonth(contextOf(session), params.month);
    return { message: words.monthWithdrawn };
  });
  route(app, deskCalls.closeMonth, async ({ params, session }) => {
    await closeProposedMonth(contextOf(session), params.month);
    return { message: words.monthIsClosed };
  });
}
