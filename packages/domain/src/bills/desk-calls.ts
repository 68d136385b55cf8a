import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, next, nothing, order, password, withId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { deskLimits } from '../desk/rules.ts';
import { billDetail, billFacts, billFields, billTotals, deskBill, maxScanPages, scanUpload } from './desk-entities.ts';

const filter = {
  state: z.optional(z.enum(['open', 'paid', 'canceled'])),
  /** A part of the payee or the purpose. */
  search: z.optional(z.string().check(z.maxLength(deskLimits.line))),
};

/** The calls of the desk on bills. */
export const billsCalls = {
  billList: {
    method: 'GET',
    path: '/desk/api/bills/',
    access: 'books.read',
    query: z.object({ ...filter, order, after }),
    response: z.object({
      bills: z.array(deskBill),
      next,
      /** Of all bills that the filter selects. Absent on later pages. */
      totals: z.optional(billTotals),
      /** Whether a second person must approve a bill before it is paid or published. */
      needs_approval: z.boolean(),
      kinds: z.array(z.string()),
      campaigns: z.array(z.object({ id: z.number(), title: z.string() })),
    }),
  },
  /** Recorded in the activity log. */
  billFile: {
    method: 'GET',
    path: '/desk/api/bills/file/',
    access: 'books.read',
    query: z.object({ ...filter, order }),
    download: 'text/csv',
    response: z.string(),
  },
  /** Stores a scan without metadata and text layer. Returns its name, for the bill. */
  uploadBillScan: {
    method: 'POST',
    path: '/desk/api/bills/scan/',
    access: 'books.write',
    upload: scanUpload,
    response: z.object({ scan: z.string() }),
  },
  billScan: {
    method: 'GET',
    path: '/desk/api/bills/{id}/scan/',
    access: 'books.read',
    params: withId,
    response: z.unknown(),
  },
  billScanPage: {
    method: 'GET',
    path: '/desk/api/bills/{id}/scan/{page}/',
    access: 'books.read',
    params: z.extend(withId, {
      page: z.coerce.number().check(z.int(), z.positive(), z.maximum(maxScanPages)),
    }),
    response: z.unknown(),
  },
  /** Returns how many pages the scan of a bill has, and what the open books show as not spent yet. */
  readBill: {
    method: 'GET',
    path: '/desk/api/bills/{id}/',
    access: 'books.read',
    params: withId,
    response: billDetail,
  },
  addBill: {
    method: 'POST',
    path: '/desk/api/bills/',
    access: 'books.write',
    request: z.object(billFields),
    response: deskBill,
  },
  /** Changes what an open bill says, which ends its approval. 400 if nothing would change. */
  correctBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/correct/',
    access: 'books.write',
    params: withId,
    request: z.object(billFacts),
    response: deskBill,
  },
  /** Approves a bill that somebody else recorded. 409 if it no longer says what the request does. */
  approveBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/approve/',
    access: 'books.write',
    params: withId,
    request: z.object(billFacts),
    response: deskBill,
  },
  payBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/pay/',
    access: 'books.write',
    params: withId,
    request: z.object({ date: rules.day }),
    response: deskBill,
  },
  /** Makes a paid bill an open one again, because its payment was recorded by mistake. */
  reopenBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/reopen/',
    access: 'books.write',
    params: withId,
    request: nothing,
    response: deskBill,
  },
  /** Shows the scan of an approved bill on the site once it is paid, or removes it from the site. */
  publishBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/publish/',
    access: 'books.write',
    params: withId,
    request: z.object({ published: z.boolean() }),
    response: deskBill,
  },
  /** Cancels an open bill, which stays in the list. */
  cancelBill: {
    method: 'POST',
    path: '/desk/api/bills/{id}/cancel/',
    access: 'books.write',
    confirmed: 'each-time',
    params: withId,
    request: z.object({ ...password, reason: rules.reason }),
    response: deskBill,
  },
} as const satisfies Record<string, Call>;
