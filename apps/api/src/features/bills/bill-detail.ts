import type { BillDetail } from '@hearthlight/domain/desk';

import type { ActionContext } from '../../actions/action.ts';
import type { Services } from '../../actions/services.ts';
import type { UploadSource } from '../../platform/uploads/copy-uploads.ts';
import { notSpentYet } from '../books/sums.ts';
import { scanPath } from './bill-scan.ts';
import { billWith } from './bills.ts';
import { readBill } from './list-bills.ts';
import { scanPages, type StoredScan } from './scan-pages.ts';

/** Returns what is read when a bill is opened. Throws an `ActionError` for an unknown one. */
export async function readBillDetail(
  context: ActionContext,
  services: Pick<Services, 'booksCache' | 'database' | 'uploads'>,
  id: number,
): Promise<BillDetail> {
  const { campaign_id: campaignId } = await billWith(services.database, id);
  const scan = await findScan(services, id);
  return {
    bill: await readBill(context, id),
    scan_pages: scan ? (await scanPages(scan)).length : 0,
    ...(await notSpentYet(services, campaignId)),
  };
}

/** Returns the stored scan of a bill, if it has one. */
export async function findScan({ database, uploads }: UploadSource, id: number): Promise<StoredScan | undefined> {
  const bill = await database.selectFrom('bills').select('scan').where('id', '=', id).executeTakeFirst();
  const name = bill?.scan ?? '';
  const upload = name === '' ? undefined : await uploads.read(database, scanPath(name));
  return upload && { name, format: name.slice(name.lastIndexOf('.') + 1), upload };
}
