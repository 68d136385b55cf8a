import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { toCents } from '@hearthlight/domain';
import { deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance } from 'fastify';

import { ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { readBill, readBills } from './bill-list.ts';
import { billsDirectory, scanFrom, storeScan } from './bill-scan.ts';
import { addBill, approveBill, cancelBill, hideBill, payBill, publishBill } from './bills.ts';

/** Registers the desk's calls for bills. */
export function billDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  deskRoute(app, desk, deskCalls.billList, ({ query, session }) => readBills(contextOf(session), query));
  deskRoute(app, desk, deskCalls.uploadBillScan, async ({ body, session }) => {
    const scan = await scanFrom(body, words.thisFile);
    await storeScan(contextOf(session).folders.data, scan);
    return { scan: scan.name };
  });
  deskRoute(app, desk, deskCalls.billScan, async ({ params: { id }, reply, session }) => {
    const { folders, database } = contextOf(session);
    const bill = await database.selectFrom('bills').select('scan').where('id', '=', id).executeTakeFirst();
    const file = bill?.scan ? join(billsDirectory(folders.data), bill.scan) : undefined;
    if (file === undefined || !existsSync(file)) {
      throw new ActionError(`Bill ${id} has no scan.`, { status: 404, sentence: () => words.entryGone });
    }
    const format = file.slice(file.lastIndexOf('.') + 1);
    return reply
      .type(format === 'pdf' ? 'application/pdf' : `image/${format}`)
      .headers({
        'content-disposition': `${format === 'pdf' ? 'attachment' : 'inline'}; filename="bill-${id}.${format}"`,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(await readFile(file));
  });
  billActions(app, desk);
}

/** Registers the calls that change bills. */
function billActions(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  deskRoute(app, desk, deskCalls.addBill, async ({ body, session }) => {
    const context = contextOf(session);
    const { amount, campaign_id: campaignId, publish, scan, ...bill } = body;
    const stored = scan === null ? {} : { stored: scan };
    const { id } = await addBill(context, {
      ...bill,
      amountCents: toCents(amount),
      campaignId: campaignId ?? undefined,
      scan: { ...stored, publish: publish && scan !== null },
    });
    return readBill(context, id);
  });
  deskRoute(app, desk, deskCalls.approveBill, async ({ params: { id }, session }) => {
    await approveBill(contextOf(session), id);
    return readBill(contextOf(session), id);
  });
  deskRoute(app, desk, deskCalls.payBill, async ({ body: { date }, params: { id }, session }) => {
    await payBill(contextOf(session), id, { date, scan: { publish: false } });
    return readBill(contextOf(session), id);
  });
  deskRoute(app, desk, deskCalls.publishBill, async ({ body, params: { id }, session }) => {
    await (body.published ? publishBill : hideBill)(contextOf(session), id);
    return readBill(contextOf(session), id);
  });
  deskRoute(app, desk, deskCalls.cancelBill, async ({ body: { reason }, params: { id }, session }) => {
    await cancelBill(contextOf(session), id, reason);
    return readBill(contextOf(session), id);
  });
}
