import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { BillDetail } from '@hearthlight/domain/desk';

import type { ActionContext } from '../../actions/action.ts';
import { notSpentYet } from '../books/sums.ts';
import { billsDirectory } from './bill-scan.ts';
import { billWith } from './bills.ts';
import { scanPages } from './scan-pages.ts';

/** Returns what is read when a bill is opened. Throws an `ActionError` for an unknown one. */
export async function readBillDetail(context: ActionContext, id: number): Promise<BillDetail> {
  const { campaign_id: campaignId } = await billWith(context.database, id);
  const file = await scanFile(context, id);
  return {
    id,
    scan_pages: file === undefined ? 0 : (await scanPages(file)).length,
    ...(await notSpentYet(context.database, campaignId)),
  };
}

/** Returns the path of the stored scan of a bill, if it has one. */
export async function scanFile(
  { database, folders }: ActionContext,
  id: number,
): Promise<string | undefined> {
  const bill = await database.selectFrom('bills').select('scan').where('id', '=', id).executeTakeFirst();
  const file = bill?.scan ? join(billsDirectory(folders.data), bill.scan) : undefined;
  return file !== undefined && existsSync(file) ? file : undefined;
}
