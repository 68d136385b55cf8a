import { deskRules as words } from '@hearthlight/words/desk-rules';
import * as z from 'zod/mini';

import type { Upload } from '../calls/call.ts';
import { rowId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';

/** Canceled bills do not count. */
export const billStates = ['open', 'paid', 'canceled'] as const;
export type BillState = (typeof billStates)[number];

/** Media types of scanned bills. */
const scanTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** The files of scanned bills. */
export const scanUpload: Upload = {
  types: scanTypes,
  bytes: rules.deskLimits.pictureBytes,
  wrongType: () => words.scanRefused,
  tooLarge: () => words.scanRefused,
};

const day = z.iso.date();
const instant = z.iso.datetime();

/** A bill in the desk. */
export const deskBill = z.object({
  id: z.number(),
  payee: z.string(),
  /** The purpose, such as `Roofs, stoves and rent`. */
  kind: z.string(),
  /** The title of the campaign that it is for. */
  campaign: z.nullable(z.string()),
  campaign_id: z.nullable(z.number()),
  amount: z.number(),
  /** The day on the bill. */
  date: day,
  state: z.enum(billStates),
  paid_on: z.nullable(day),
  scan: z.nullable(z.enum(['pdf', 'picture'])),
  published: z.boolean(),
  recorded_by: z.nullable(z.string()),
  /** Whether the signed-in person recorded it, and so cannot approve it. */
  is_own: z.boolean(),
  is_approved: z.boolean(),
  /** `null` for bills that were paid before bills were approved. */
  approved_by: z.nullable(z.string()),
  approved_at: z.nullable(instant),
});
export type DeskBill = z.output<typeof deskBill>;

/** How many bills there are, and the sums of those that are open and paid. */
export const billTotals = z.object({
  count: z.number(),
  open_amount: z.number(),
  paid_amount: z.number(),
});
export type BillTotals = z.output<typeof billTotals>;

/** Pages of a scanned bill. */
export const maxScanPages = 20;

/** The data of an opened bill. */
export const billDetail = z.object({
  bill: deskBill,
  /** Pages of the scan, 0 without one. */
  scan_pages: z.number(),
  /** The total that the open books show as not spent yet. */
  not_spent: z.number(),
  /** The same for the bill's campaign, or for what is for none. `null` if the open books do not show it. */
  campaign_not_spent: z.nullable(z.number()),
});
export type BillDetail = z.output<typeof billDetail>;

/** What a bill says. */
export const billFacts = {
  payee: rules.requiredLine,
  kind: rules.requiredLine,
  amount: rules.positiveAmount,
  date: rules.day,
  campaign_id: z.nullable(rowId),
};

/** The facts of a new bill. */
export const billFields = {
  ...billFacts,
  /** The name of the stored scan. */
  scan: z.nullable(z.string().check(z.maxLength(60))),
  /** Whether the site shows the scan once the bill is paid. */
  publish: z.boolean(),
};

/** The entries of a new bill. */
export const billForm = z.object({
  payee: billFields.payee,
  kind: billFields.kind,
  amount: rules.typedAmount,
  date: billFields.date,
  /** The number of a campaign, or empty. */
  campaign_id: z.string(),
  publish: z.boolean(),
});

/** Returns the address of a bill's scan. */
export const billScanPath = (id: number): string => `/desk/api/bills/${id}/scan/`;

/** Returns the address of a page of a bill's scan, a picture. Pages count from 1. */
export const billScanPagePath = (id: number, page: number): string => `${billScanPath(id)}${page}/`;
