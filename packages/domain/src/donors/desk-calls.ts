import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { message, nothing, password, rowId, withId, withPassword } from '../desk/call-parts.ts';
import { deskLimits } from '../desk/rules.ts';
import * as publicRules from '../rules.ts';
import { deskDonor, donorErasure, donorMerge, donorOrders, donorRow, giverRow, listedDonor } from './desk-entities.ts';

const search = z.object({ search: z.string().check(z.trim(), z.maxLength(deskLimits.line)) });
const other = z.object({ merged: rowId });

/** The calls of the desk for donors. Searches are bodies, because an address must not contain a name. */
export const donorCalls = {
  /**
   * Returns donors whose name, address, number or payment reference matches, at most 50, by default the newest first.
   */
  searchDonors: {
    method: 'POST',
    path: '/desk/api/donors/search/',
    access: 'donors.read',
    request: z.extend(search, { order: z.optional(z.enum(donorOrders)) }),
    response: z.object({ donors: z.array(listedDonor), has_more: z.boolean() }),
  },
  /** Returns people without an account who gave a gift and whose name or address matches, at most 50. */
  searchGivers: {
    method: 'POST',
    path: '/desk/api/donors/search/without-account/',
    access: 'donors.read',
    request: search,
    response: z.object({ givers: z.array(giverRow), has_more: z.boolean() }),
  },
  /** Recorded in the activity log. */
  readDonor: {
    method: 'GET',
    path: '/desk/api/donors/{id}/',
    access: 'donors.read',
    params: withId,
    response: deskDonor,
  },
  /**
   * Corrects name and address and mails notices. A new address must be verified before it can sign in. 409 if
   * `based_on` is not what is stored.
   */
  editDonor: {
    method: 'POST',
    path: '/desk/api/donors/{id}/',
    access: 'donors.write',
    params: withId,
    request: z.object({
      first_name: publicRules.firstName,
      last_name: publicRules.lastName,
      email: publicRules.email,
      /** The values that the form showed at first. */
      based_on: z.object({ first_name: z.string(), last_name: z.string(), email: z.string() }),
    }),
    response: donorRow,
  },
  setDonorAnonymity: {
    method: 'POST',
    path: '/desk/api/donors/{id}/anonymity/',
    access: 'donors.write',
    params: withId,
    request: z.object({ anonymous: z.boolean() }),
    response: message,
  },
  previewMerge: {
    method: 'POST',
    path: '/desk/api/donors/{id}/merge/preview/',
    access: 'donors.write',
    params: withId,
    request: other,
    response: donorMerge,
  },
  /** Merges another donor into this one, who gets all gifts, campaigns, mails and the address. */
  mergeDonors: {
    method: 'POST',
    path: '/desk/api/donors/{id}/merge/',
    access: 'donors.write',
    confirmed: 'each-time',
    params: withId,
    request: z.extend(other, password),
    response: donorMerge,
  },
  /** Recorded in the activity log. */
  exportDonor: {
    method: 'POST',
    path: '/desk/api/donors/{id}/export/',
    access: 'donors.read',
    confirmed: 'recently',
    params: withId,
    request: nothing,
    response: z.object({ data: z.record(z.string(), z.unknown()) }),
  },
  previewErasure: {
    method: 'POST',
    path: '/desk/api/donors/{id}/erase/preview/',
    access: 'donors.write',
    params: withId,
    request: nothing,
    response: donorErasure,
  },
  /** The gifts stay in the books without a name. */
  eraseDonor: {
    method: 'POST',
    path: '/desk/api/donors/{id}/erase/',
    access: 'donors.write',
    confirmed: 'each-time',
    params: withId,
    request: withPassword,
    response: message,
  },
} as const satisfies Record<string, Call>;
