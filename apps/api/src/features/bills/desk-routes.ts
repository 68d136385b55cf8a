import { type billFacts, deskCalls } from '@hearthlight/domain/desk';
import { staff as words } from '@hearthlight/words/staff';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as z from 'zod/mini';

import { ActionError } from '../../actions/action.ts';
import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { sendUpload } from '../../platform/uploads/send-upload.ts';
import { findScan, readBillDetail } from './bill-detail.ts';
import { billFile } from './bill-file.ts';
import { scanFrom, storeScan } from './bill-scan.ts';
import {
  addBill,
  approveBill,
  type BillChanges,
  cancelBill,
  correctBill,
  hideBill,
  payBill,
  publishBill,
  reopenBill,
} from './bills.ts';
import { readBill, readBills } from './list-bills.ts';
import { scanPages } from './scan-pages.ts';

/** Registers the desk's calls for bills. */
export function billDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.billList, ({ query, session }) => readBills(contextOf(session), query));
  route(app, deskCalls.billFile, async ({ query, reply, session }) => {
    void reply.header('content-disposition', 'attachment; filename="bills.csv"');
    return billFile(contextOf(session), query);
  });
  route(app, deskCalls.uploadBillScan, async ({ body }) => {
    const scan = await scanFrom(body);
    await storeScan(desk, scan);
    return { scan: scan.name };
  });
  route(app, deskCalls.billScan, async ({ params: { id }, reply, request }) => {
    const scan = await findScan(desk, id);
    if (!scan) throw noScan();
    return sendUpload(request, inSandbox(reply, `bill-${id}`, scan.format), scan.upload);
  });
  route(app, deskCalls.billScanPage, async ({ params: { id, page }, reply }) => {
    const scan = await findScan(desk, id);
    const picture = scan && (await scanPages(scan))[page - 1];
    if (!picture) throw noScan();
    const { data, format } = picture;
    return inSandbox(reply, `bill-${id}-${page}`, format).type(`image/${format}`).send(Buffer.from(data));
  });
  route(app, deskCalls.readBill, ({ params, session }) => readBillDetail(desk.contextOf(session), desk, params.id));
  billActions(app, desk);
}

const noScan = () => new ActionError(words.entryGone, { status: 404 });

/** Adds the headers of a scan. A PDF is downloaded, a picture is shown. */
const inSandbox = (reply: FastifyReply, name: string, format: string): FastifyReply =>
  reply.headers({
    'content-disposition': `${format === 'pdf' ? 'attachment' : 'inline'}; filename="${name}.${format}"`,
    'content-security-policy': "default-src 'none'; sandbox",
  });

/** The facts of a bill in a parsed request. */
type Received = z.output<z.ZodMiniObject<typeof billFacts>>;

const factsOf = ({ amount, campaign_id: campaignId, ...facts }: Received): BillChanges => ({
  ...facts,
  amountCents: amount,
  campaignId,
});

/** Registers the calls that change bills. */
function billActions(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf } = desk;
  route(app, deskCalls.addBill, async ({ body, session }) => {
    const context = contextOf(session);
    const { amount, campaign_id: campaignId, publish, scan, ...bill } = body;
    const stored = scan === null ? {} : { stored: scan };
    const { id } = await addBill(context, {
      ...bill,
      amountCents: amount,
      campaignId: campaignId ?? undefined,
      scan: { ...stored, publish: publish && scan !== null },
    });
    return readBill(context, id);
  });
  route(app, deskCalls.correctBill, async ({ body, params: { id }, session }) => {
    await correctBill(contextOf(session), id, factsOf(body));
    return readBill(contextOf(session), id);
  });
  route(app, deskCalls.reopenBill, async ({ params: { id }, session }) => {
    await reopenBill(contextOf(session), id);
    return readBill(contextOf(session), id);
  });
  route(app, deskCalls.approveBill, async ({ body, params: { id }, session }) => {
    await approveBill(contextOf(session), id, { seen: factsOf(body) });
    return readBill(contextOf(session), id);
  });
  route(app, deskCalls.payBill, async ({ body: { date }, params: { id }, session }) => {
    await payBill(contextOf(session), id, { date, scan: { publish: false } });
    return readBill(contextOf(session), id);
  });
  route(app, deskCalls.publishBill, async ({ body, params: { id }, session }) => {
    await (body.published ? publishBill : hideBill)(contextOf(session), id);
    return readBill(contextOf(session), id);
  });
  route(app, deskCalls.cancelBill, async ({ body: { reason }, params: { id }, session }) => {
    await cancelBill(contextOf(session), id, reason);
    return readBill(contextOf(session), id);
  });
}
