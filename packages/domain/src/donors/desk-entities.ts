import * as z from 'zod/mini';

import { commentState } from '../comments/desk-entities.ts';
import { giftRow, giftTotals } from '../gifts/desk-entities.ts';
import { mailKinds } from './mail-kinds.ts';

/** The donors of the desk's calls, with wire names. */

const instant = z.iso.datetime();

/** A donor in a list. */
export const donorRow = z.object({
  /** The donor's number, which is the reference. */
  id: z.number(),
  name: z.string(),
  email: z.string(),
});
export type DonorRow = z.output<typeof donorRow>;

/** How donors can be sorted: by account, name, newest completed gift, or sum of completed gifts. */
export const donorOrders = ['newest', 'alphabetical', 'recent', 'generous'] as const;
export type DonorOrder = (typeof donorOrders)[number];

/** A donor in the list of donors. */
export const listedDonor = z.extend(donorRow, {
  /** The day of the newest completed gift. */
  last_gift_on: z.nullable(z.iso.date()),
  /** The sum of the completed gifts. */
  given: z.number(),
});
export type ListedDonor = z.output<typeof listedDonor>;

/** Somebody without an account who gave a gift. */
export const giverRow = z.object({
  /** The number of the newest gift, which stands for the person in addresses. */
  gift_id: z.number(),
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  gifts: z.number(),
});
export type GiverRow = z.output<typeof giverRow>;

/** A donor's page. */
export const deskDonor = z.extend(donorRow, {
  first_name: z.string(),
  last_name: z.string(),
  created_at: instant,
  last_login_at: instant,
  /** Whether the address must be verified before it can sign in. */
  is_unverified: z.boolean(),
  /** Whether impact updates by mail were refused. */
  refuses_updates: z.boolean(),
  /** Whether the donor stays anonymous in public. */
  is_anonymous: z.boolean(),
  /** Gifts for which the donor asked to stay anonymous. */
  anonymous_gifts: z.number(),
  goal: z.number(),
  /** Addresses of donors who were merged into this one. */
  former_addresses: z.array(z.string()),
  /** The newest gifts. The list of gifts has them all. */
  gifts: z.array(giftRow),
  totals: giftTotals,
  campaigns: z.array(z.object({ campaign: z.string(), joined_at: instant })),
  mails: z.array(
    z.object({
      /** `other` for a kind of another version. */
      kind: z.enum([...mailKinds, 'other']),
      state: z.enum(['sent', 'waiting', 'failed']),
      at: instant,
    }),
  ),
  /** Comments under the donor's full name; some may be from somebody else. */
  comments: z.array(z.object({ article: z.string(), comment: z.string(), state: commentState, published_at: instant })),
});
export type DeskDonor = z.output<typeof deskDonor>;

/** The data that merging a donor into another one moves. */
export const donorMerge = z.object({
  kept: donorRow,
  merged: donorRow,
  gifts: z.number(),
  amount: z.number(),
  campaigns: z.number(),
  mails: z.number(),
});
export type DonorMerge = z.output<typeof donorMerge>;

/** The data that erasing a donor removes and keeps. */
export const donorErasure = z.object({
  /** Gifts that stay in the books without a name. */
  gifts: z.number(),
  /** Comments that stay on the site without the name. */
  comments: z.number(),
  campaigns: z.number(),
  mails: z.number(),
});
export type DonorErasure = z.output<typeof donorErasure>;
