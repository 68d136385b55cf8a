import { findPaymentReferences, similarPledges, truncate } from '@hearthlight/domain';

import type { Database } from '../../../database/schema.ts';
import { emailKey } from '../../../lib/email-key.ts';
import { donorsByKey, giverName } from '../../books/giver.ts';
import { openPledges } from '../../books/open-pledges.ts';
import { plansWith, type StandingPlan } from '../../plans/read-plans.ts';
import type { FileRow } from '../formats/read-file.ts';
import { hasSimilar } from '../rows/find-reference.ts';
import type { ImportedGift } from '../rows/imported-gift.ts';
import { type KnownGift, partsOf } from './known-gifts.ts';

/** A pending gift that waits for a payment with its reference. */
export interface Pledge extends KnownGift {
  reference: string;
  donor_id: number | null;
  giver_name: string | null;
  giver_email: string | null;
  /** The address of the donor's account. */
  email: string | null;
  /** The name of the giver, or else the address. */
  giver: string | null;
  /** What was pledged, if a part of it came already. */
  pledged_cents: number | null;
  external_id: string | null;
  cause: string;
  occasion_id: number | null;
  stays_anonymous: 0 | 1;
}

/** The gifts and pledges that the payment references of a file name. */
export interface Referenced {
  /** The names of donors. */
  donors: ReadonlyMap<number, string>;
  /** Their addresses. */
  addresses: ReadonlyMap<number, string>;
  /** The titles of campaigns. */
  campaigns: ReadonlyMap<number, string>;
  /** Pledges by reference. A payment takes its pledge, or leaves the rest of it to the next one. */
  pledges: Map<string, Pledge>;
  /** Gifts by reference that arrived and that no bank or payment provider gave a number. */
  byHand: ReadonlyMap<string, readonly Pledge[]>;
  /** Standing orders by reference. Their payments may have any amount. */
  standing: ReadonlyMap<string, StandingPlan>;
  /** Open pledges by the address of their givers, for payments without a reference. */
  byAddress: ReadonlyMap<string, readonly Pledge[]>;
  /** The pledges that earlier rows of the file complete. */
  paid: Set<number>;
  /** Those of them about whose payments somebody decided, which had no reference but named them. */
  paidAsNamed: Set<number>;
  /** Whether a text may have the reference of a pledge with one or two mistakes. */
  isSimilar: (text: string) => boolean;
  /** The donors whose gifts and pledges have a reference. */
  plans: ReadonlyMap<string, Plan>;
  /** References that nothing in the books has. */
  unknown: ReadonlySet<string>;
}

/**
 * Of the newest gift with a reference, what further payments get: its donor, campaign, cause, occasion and wish to stay
 * anonymous.
 */
interface Plan {
  donorId: number;
  campaignId: number | null;
  cause: string;
  occasionId: number | null;
  staysAnonymous: boolean;
}

/** Finds the donors, campaigns and pledges of payment references. */
export async function findReferenced(database: Database, rows: readonly FileRow[]): Promise<Referenced> {
  const references = rows.flatMap(({ gift }) => [
    ...(gift?.reference ? [gift.reference] : []),
    ...(gift?.references ?? []),
  ]);
  const texts = references.map(({ text }) => text);
  const gifts = await giftsWith(database, texts);
  const plans = plansOf(gifts);
  const planned = [...plans.values()];
  const donorIds = [...references.map(({ donor }) => donor), ...planned.map(({ donorId }) => donorId)];
  const campaignIds = [...references.map(({ campaign }) => campaign), ...planned.map(({ campaignId }) => campaignId)];
  const inBooks = new Set(gifts.map(({ reference }) => reference));
  const unknown = new Set(texts.filter((text) => !inBooks.has(text)));
  const mayBeSimilar = unknown.size > 0 || rows.some(({ gift }) => gift?.unclear !== undefined);
  const find = similarPledges(mayBeSimilar ? await openPledges(database) : []);
  return {
    ...(await donorsOf(database, donorIds)),
    campaigns: await titlesOf(database, campaignIds),
    pledges: pledgesOf(gifts),
    byHand: Map.groupBy(gifts.filter(isByHand), ({ reference }) => reference),
    standing: await standingOrders(database, texts),
    byAddress: await openByAddress(database, rows),
    paid: new Set(),
    paidAsNamed: new Set(),
    isSimilar: (text) => find(text).length > 0,
    plans,
    unknown,
  };
}

type Ids = readonly (number | null | undefined)[];

/** Returns the names and addresses of donors who exist. */
async function donorsOf(database: Database, ids: Ids): Promise<Pick<Referenced, 'addresses' | 'donors'>> {
  const names = new Map<number, string>();
  const addresses = new Map<number, string>();
  for await (const part of partsOf(ids.flatMap((id) => id ?? []))) {
    const found = await database
      .selectFrom('donors')
      .select(['id', 'email', 'first_name', 'last_name'])
      .where('id', 'in', part)
      .execute();
    for (const { email, first_name, id, last_name } of found) {
      names.set(id, `${first_name} ${last_name}`);
      addresses.set(id, email);
    }
  }
  return { addresses, donors: names };
}

/** Returns the titles of campaigns that exist. */
async function titlesOf(database: Database, ids: Ids): Promise<Map<number, string>> {
  const titles = new Map<number, string>();
  for await (const part of partsOf(ids.flatMap((id) => id ?? []))) {
    const found = await database.selectFrom('campaigns').select(['id', 'title']).where('id', 'in', part).execute();
    for (const { id, title } of found) titles.set(id, title);
  }
  return titles;
}

/** Returns the gifts and pledges of the books with a reference, the oldest first. */
async function giftsWith(database: Database, references: readonly string[]): Promise<Pledge[]> {
  const gifts: Pledge[] = [];
  for await (const part of partsOf(references))
    gifts.push(...(await selectPledges(database).where('reference', 'in', part).execute()).map(pledgeOf));
  return gifts;
}

/** Selects gifts and pledges, the oldest first. */
export const selectPledges = (database: Database) =>
  database
    .selectFrom('gifts')
    .leftJoin('donors', 'donors.id', 'gifts.donor_id')
    .select(['gifts.id', 'payment_status', 'amount_cents', 'fee_cents', 'date', 'campaign_id', 'donor_id'])
    .select(['payment_method', 'reference', 'giver_name', 'giver_email', 'email', 'first_name', 'last_name'])
    .select(['pledged_cents', 'external_id', 'cause', 'occasion_id', 'stays_anonymous'])
    .orderBy('date')
    .orderBy('gifts.id');

type PledgeRow = Awaited<ReturnType<ReturnType<typeof selectPledges>['execute']>>[number];

/** Returns a gift or pledge with the name of its giver. Without a reference, that is empty. */
export function pledgeOf({ first_name, last_name, reference, ...gift }: PledgeRow): Pledge {
  const giver = giverName({ first_name, last_name, giver_name: gift.giver_name }) ?? gift.giver_email;
  return { ...gift, giver, reference: reference ?? '' };
}

/** Returns the open pledges of whom payments without a reference name by their address. */
async function openByAddress(
  database: Database,
  rows: readonly FileRow[],
): Promise<ReadonlyMap<string, readonly Pledge[]>> {
  const keys = rows.flatMap(({ gift }) =>
    gift?.email !== undefined && !gift.reference && !gift.references ? emailKey(gift.email) : [],
  );
  const donors = await donorsByKey(database, [...new Set(keys)]);
  const open: Pledge[] = [];
  for await (const part of partsOf([...donors.values()])) {
    const found = await selectPledges(database)
      .where('donor_id', 'in', part)
      .where('payment_status', '=', 'pending')
      .where('reference', 'is not', null)
      .execute();
    open.push(...found.map(pledgeOf));
  }
  const byDonor = Map.groupBy(open, ({ donor_id: donor }) => donor);
  return new Map([...donors].map(([key, donor]) => [key, byDonor.get(donor) ?? []]));
}

/** Returns whose gifts and pledges have a reference. The newest one counts. */
function plansOf(gifts: readonly Pledge[]): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const { donor_id: donorId, payment_status: status, reference, ...gift } of gifts)
    if (donorId !== null && (status === 'completed' || status === 'pending'))
      plans.set(reference, {
        donorId,
        campaignId: gift.campaign_id,
        cause: gift.cause,
        occasionId: gift.occasion_id,
        staysAnonymous: gift.stays_anonymous === 1,
      });
  return plans;
}

const isByHand = ({ external_id: number, payment_status: status }: Pledge) => status === 'completed' && number === null;

const pledgesOf = (gifts: readonly Pledge[]): Map<string, Pledge> =>
  new Map(
    gifts.filter(({ payment_status: status }) => status === 'pending').map((pledge) => [pledge.reference, pledge]),
  );

async function standingOrders(database: Database, references: readonly string[]): Promise<Referenced['standing']> {
  const found: StandingPlan[] = [];
  for await (const part of partsOf(references)) found.push(...(await plansWith(database, part)));
  return new Map(found.map((plan) => [plan.reference, plan]));
}

/**
 * Returns a gift with the donor and the campaign that its reference names, as far as they exist, or else those of
 * earlier gifts with this reference: staff may have entered or merged their donor. Its cause, its occasion, and the
 * wish to stay anonymous, are those of the newest of these. Two mistakes may make another valid reference. One that
 * nothing in the books has counts as a mistake if it is like that of a pledge: the payment waits for a decision.
 */
export function withParties(gift: ImportedGift, referenced: Referenced): ImportedGift {
  const { campaigns, donors, isSimilar, plans, unknown } = referenced;
  const { campaign = 0, donor = 0, text } = gift.reference ?? {};
  if (text !== undefined && unknown.has(text) && isSimilar(text)) return withMistake(gift, text);
  const typed = gift.unclear?.find((each) => isSimilar(each) || hasSimilar(each));
  if (typed !== undefined) return withMistake(gift, typed);
  const plan = plans.get(text ?? '');
  const donorId = donors.has(donor) ? donor : plan?.donorId;
  const campaignId = campaigns.has(campaign) ? campaign : (gift.campaignId ?? plan?.campaignId);
  const occasionId = plan?.occasionId;
  return {
    ...gift,
    ...(donorId && { donorId }),
    ...(campaignId && { campaignId }),
    ...(plan?.cause && { cause: plan.cause }),
    ...(occasionId && { occasionId }),
    ...(plan?.staysAnonymous && { staysAnonymous: true }),
  };
}

/** Maximum length of a cause, in characters. */
const longestCause = 500;

/** Returns a gift whose cause has the reference, by which its donor is proposed among the unmatched payments. */
function withMistake({ reference: _none, ...gift }: ImportedGift, typed: string): ImportedGift {
  const shown = typed.slice(0, longestCause / 2);
  const hasIt = gift.cause.includes(shown) || findPaymentReferences(gift.cause).length > 0;
  const cause = hasIt ? gift.cause : `${truncate(gift.cause, longestCause - shown.length - 1)} ${shown}`;
  return { ...gift, cause, hasMistake: true };
}
