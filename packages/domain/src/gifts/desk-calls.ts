import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, campaignId, id, message, next, order, password, rowId, withId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { deskLimits } from '../desk/rules.ts';
import { occasionEntry } from '../occasions/desk-calls.ts';
import { pledgeOutcomes } from '../payments/pay-pledges.ts';
import * as publicRules from '../rules.ts';
import { gift, giftChange, giftChoices, giftRow, giftStatus, giftTotals, referenceParties } from './desk-entities.ts';

const amount = z.coerce.number().check(z.positive());
const day = z.iso.date();

/** The filter of the list of gifts. Nothing in it says who a person is, because it is part of addresses. */
const filter = {
  status: z.optional(giftStatus),
  method: z.optional(z.string().check(z.maxLength(deskLimits.line))),
  /** 0 for gifts without a campaign. */
  campaign: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
  from: z.optional(day),
  to: z.optional(day),
  least: z.optional(amount),
  most: z.optional(amount),
  donor: z.optional(id),
  /** The number of a gift, for all gifts of its giver, who may have no account. */
  giver_of: z.optional(id),
  import: z.optional(id),
  /** The number of whom they are in memory or in honor of. */
  occasion: z.optional(id),
};

/** The names of the parts of the filter, as in addresses. */
export const giftFilterNames = z.keyof(z.object(filter)).options;
export type GiftFilterName = (typeof giftFilterNames)[number];

/** The giver of a gift: a donor, somebody without an account, or nobody known. */
const aDonor = z.object({ kind: z.literal('donor'), donor_id: rowId });
const aPerson = z.object({
  kind: z.literal('person'),
  name: rules.draftLine,
  email: z.union([z.literal(''), publicRules.email]),
});
const giver = z.discriminatedUnion('kind', [aDonor, aPerson, z.object({ kind: z.literal('anonymous') })]);
/** A giver who is known. */
export const knownGiver = z.discriminatedUnion('kind', [aDonor, aPerson]);
export type GiverEntry = z.output<typeof giver>;

/** The common part of each change: its reason, the entry that it is based on, and whether it is only a preview. */
const change = {
  based_on: z.number().check(z.int(), z.nonnegative()),
  reason: rules.reason,
};
const preview = z.boolean();
const refund = z.object({
  ...change,
  /** `null` for all that the gift counts. */
  amount: z.nullable(rules.positiveAmount),
});

/** The calls of the desk for gifts. */
export const giftCalls = {
  /** Names only for roles that may read donors. */
  giftList: {
    method: 'GET',
    path: '/desk/api/gifts/',
    access: 'books.read',
    query: z.object({ ...filter, order, after }),
    response: z.object({ gifts: z.array(giftRow), next }),
  },
  /**
   * Returns gifts by the giver’s name or address, the number of the gift or a receipt, or the payment’s number or
   * reference.
   */
  searchGifts: {
    method: 'POST',
    path: '/desk/api/gifts/search/',
    access: 'donors.read',
    request: z.object({ ...filter, order, after, search: rules.requiredLine }),
    response: z.object({
      gifts: z.array(giftRow),
      next,
      totals: giftTotals,
      /** Whether more givers match than can be listed. */
      more_givers: z.boolean(),
    }),
  },
  giftTotals: {
    method: 'GET',
    path: '/desk/api/gifts/totals/',
    access: 'books.read',
    query: z.object(filter),
    response: giftTotals,
  },
  giftChoices: {
    method: 'GET',
    path: '/desk/api/gifts/choices/',
    access: 'books.read',
    response: giftChoices,
  },
  /** Recorded in the activity log. */
  giftFile: {
    method: 'GET',
    path: '/desk/api/gifts/file/',
    access: 'books.read',
    query: z.object(filter),
    download: 'text/csv',
    response: z.string(),
  },
  /** Recorded in the activity log, without the search. */
  searchedGiftFile: {
    method: 'POST',
    path: '/desk/api/gifts/search/file/',
    access: 'donors.read',
    request: z.object({ ...filter, search: rules.requiredLine }),
    download: 'text/csv',
    response: z.string(),
  },
  /** 400 if a digit is wrong. */
  readReference: {
    method: 'GET',
    path: '/desk/api/gifts/references/{reference}/',
    access: 'donors.read',
    params: z.object({ reference: z.string().check(z.maxLength(deskLimits.line)) }),
    response: referenceParties,
  },
  /** Names and reasons only for roles that may read donors. */
  readGift: {
    method: 'GET',
    path: '/desk/api/gifts/{id}/',
    access: 'books.read',
    params: withId,
    response: gift,
  },
  /** Records a gift, or with `preview` returns the entries that it would make. */
  recordGift: {
    method: 'POST',
    path: '/desk/api/gifts/',
    access: 'books.write',
    request: z.object({
      giver,
      amount: rules.positiveAmount,
      /** Default: the title of the campaign. */
      cause: z.optional(rules.cause),
      method: rules.requiredLine,
      status: z.enum(['completed', 'pending', 'failed']),
      date: rules.day,
      campaign_id: campaignId,
      /** The number that a bank or payment provider gave it. Empty for none. */
      external_id: rules.draftLine,
      /** The payment reference of a pledge, which is pending. Empty for none. */
      reference: z.optional(z.string().check(z.maxLength(deskLimits.line))),
      /** Whom it is in memory or in honor of. */
      occasion: z.optional(occasionEntry),
      /** Whether the giver asked to stay anonymous in public for it. */
      anonymous: z.optional(z.boolean()),
      preview,
    }),
    response: giftChange,
  },
  /**
   * Corrects the given fields of a gift, or previews that. 409 if `based_on` is not the newest entry, 400 for a pledge
   * that is completed with another sum without an outcome.
   */
  correctGift: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/correct/',
    access: 'books.write',
    params: withId,
    request: z.object({
      ...change,
      amount: z.optional(rules.positiveAmount),
      cause: z.optional(rules.cause),
      method: z.optional(rules.requiredLine),
      /** Only for a pending gift. */
      status: z.optional(z.enum(['completed', 'failed', 'canceled'])),
      /** What becomes of a pledge that is completed with another sum. */
      outcome: z.optional(z.enum(pledgeOutcomes)),
      date: z.optional(rules.day),
      campaign_id: z.optional(campaignId),
      preview,
    }),
    response: giftChange,
  },
  /**
   * Takes back the newest payment of a pledge that was recorded by hand, or previews that. The pledge is pending again.
   * 409 as for a correction, and without such a payment.
   */
  takeBackPayment: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/take-back/',
    access: 'books.write',
    params: withId,
    request: z.object({ ...change, preview }),
    response: giftChange,
  },
  /** Gives a gift to somebody else, or previews that. 409 as for a correction. */
  changeGiver: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/giver/',
    access: 'books.write',
    params: withId,
    request: z.object({ ...change, giver, preview }),
    response: giftChange,
  },
  setGiftAnonymity: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/anonymity/',
    access: 'books.write',
    params: withId,
    request: z.object({ anonymous: z.boolean() }),
    response: message,
  },
  previewRefund: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/refund/preview/',
    access: 'books.write',
    params: withId,
    request: refund,
    response: giftChange,
  },
  /** 409 as for a correction. */
  refundGift: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/refund/',
    access: 'books.write',
    confirmed: 'each-time',
    params: withId,
    request: z.extend(refund, password),
    response: giftChange,
  },
} as const satisfies Record<string, Call>;
