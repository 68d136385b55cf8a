import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { findReceipt } from './read-receipts.ts';
import { pageOf } from './receipt-page.ts';
import { unknownReceipt } from './receipt-text.ts';
import { sendReceipt } from './send-receipt.ts';

/** Registers the desk's calls for receipts. */
export function receiptDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database, outbox } = desk;
  route(app, deskCalls.readReceipt, async ({ params, session }) => {
    const receipt = await findReceipt(database, params);
    if (!receipt) throw unknownReceipt();
    return { number: receipt.number, html: pageOf(contextOf(session), receipt) };
  });
  route(app, deskCalls.sendReceipt, async ({ params, session }) => {
    const sent = await sendReceipt(contextOf(session), params.id);
    return { message: (outbox ? words.receiptKept : words.receiptSent)(sent) };
  });
}
