import type { BillDetail } from '@hearthlight/domain/desk';

import type { ActionContext } from '../../actions/action.ts';
import type { UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { notSpentYet } from '../books/sums.ts';
import { scanPath } from './bill-scan.ts';
import { billWith } from './bills.ts';
import { scanPages, type StoredScan } from './scan-pages.ts';

/** Returns what is read when a bill is opened. Throws an `ActionError` for an unknown one. */
export async function readBillDetail(context: ActionContext, id: number): Promise<BillDetail> {
  const { database, folders } = context;
  const { campaign_id: campaignId } = await billWith(database, id);
  const scan = await findScan({ database, uploads: folders.uploads }, id);
  return {
    id,
    scan_pages: scan ? (await scanPages(scan)).length : 0,
    ...(await notSpentYet(database, campaignId)),
  };
}

/** Returns the stored scan of a bill, if it has one. */
export async function findScan(
  { database, uploads }: UploadSource,
  id: number,
): Promise<StoredScan | undefined> {
  const bill = await database.selectFrom('bills').select('scan').where('id', '=', id).executeTakeFirst();
  const name = bill?.scan ?? '';
  const upload = name === '' ? undefined : await uploads.read(database, scanPath(name));
  return upload && { format: name.slice(name.lastIndexOf('.') + 1), upload };
}
