import {
  type Campaign,
  type Dashboard,
  type Donation,
  type Donor,
  fromCents,
  type ImpactUpdate,
  type SiteLanguages,
} from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { givenFor, pledgedFor } from '../books/given-for.ts';
import { pledgeSums } from '../books/pledge-sums.ts';
import { campaignTranslations } from '../campaigns/translations.ts';
import { addFocus, addFocusAndAlt } from '../pictures/picture-details.ts';
import { plansOfDonor } from '../plans/read-plans.ts';
import { receiptNumbers } from '../receipts/read-receipts.ts';
import { updateTranslations } from '../updates/translations.ts';

/** Limits that bound the cost of a response, far more than a donor has. */
const max = { campaigns: 500, donations: 10_000, impactUpdates: 500 };

/** Returns a donor's account details. Throws a 401 when the donor has been deleted. */
export async function donorDetails(database: Database, donorId: number): Promise<Donor> {
  const donor = await database
    .selectFrom('donors')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'created_at',
      'last_login_at',
      'user_agent',
      'goal_cents',
      'anonymous_at',
    ])
    .where('id', '=', donorId)
    .executeTakeFirst();
  if (!donor) throw new RefusedCall(401, refusals.unauthorized);
  return {
    id: donor.id,
    first_name: donor.first_name,
    last_name: donor.last_name,
    email: donor.email,
    created_at: isoInstant(donor.created_at),
    last_login: isoInstant(donor.last_login_at),
    user_agent: donor.user_agent,
    client_goal: fromCents(donor.goal_cents),
    anonymous: donor.anonymous_at !== null,
  };
}

/**
 * Returns a donor's account details, campaigns in the order of the desk, and donations and impact updates, the newest
 * first.
 */
export async function dashboardOf(
  { database, languages, ...clock }: Pick<Services, 'database' | 'languages' | 'now' | 'timeZone'>,
  donorId: number,
): Promise<Dashboard> {
  const [details, campaigns, donations, updates, plans] = await Promise.all([
    donorDetails(database, donorId),
    campaignsFor(database, languages, donorId),
    donationsOf(database, donorId),
    impactUpdates(database, languages),
    plansOfDonor(database, clock, donorId),
  ]);
  return {
    ...details,
    records: {
      campaigns,
      donation_history: donations,
      impact_updates: updates,
      ...(plans.length > 0 && { plans }),
    },
  };
}

async function campaignsFor(database: Database, languages: SiteLanguages, donorId: number): Promise<Campaign[]> {
  const rows = await database
    .selectFrom('campaigns')
    .leftJoin('registrations', (join) =>
      join.onRef('registrations.campaign_id', '=', 'campaigns.id').on('registrations.donor_id', '=', donorId),
    )
    .selectAll('campaigns')
    .select('registrations.joined_at')
    .orderBy('campaigns.position')
    .orderBy('campaigns.id', 'desc')
    .limit(max.campaigns)
    .execute();
  const translated = await campaignTranslations.translate({ database, languages }, rows);
  return (await addFocus(database, translated, 'image_url')).map((row) => ({
    id: row.id,
    title: row.title,
    ...(row.language && { language: row.language }),
    image_url: row.image_url,
    target_amount: fromCents(row.target_cents),
    amount_raised: fromCents(row.raised_cents),
    no_of_contributors: row.contributors,
    date_started: row.date_started,
    date_ended: row.date_ended,
    description: row.description,
    registration_status: row.joined_at !== null,
  }));
}

/** Returns the gifts and pledges of a donor, the newest first. */
const giftsOf = (database: Database, donorId: number) =>
  database
    .selectFrom('gifts')
    .leftJoin('campaigns', 'campaigns.id', 'gifts.campaign_id')
    .leftJoin('plans', 'plans.reference', 'gifts.reference')
    .leftJoin('occasions', 'occasions.id', 'gifts.occasion_id')
    .select(['gifts.id', 'date', 'gifts.amount_cents', 'cause', 'payment_method', 'payment_status', 'campaign_id'])
    .select(['giver_key', 'import_id', 'pledge_id', 'pledged_cents', 'gifts.reference', 'campaigns.title', 'first_on'])
    .select(['occasions.kind as occasion', 'occasions.name as occasion_of', 'stays_anonymous'])
    .select(['giver_settled', pledgedFor])
    .where('donor_id', '=', donorId)
    .where('canceled_at', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('gifts.id', 'desc')
    .limit(max.donations)
    .execute();

async function donationsOf(database: Database, donorId: number): Promise<Donation[]> {
  const rows = await giftsOf(database, donorId);
  const receipts = await receiptNumbers(database, donorId);
  const sums = await pledgeSums(database, rows);
  return rows.map((row) => ({
    date_of_donation: row.date,
    amount_donated: fromCents(row.amount_cents),
    donation_cause: givenFor(row),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    receipt: receipts.get(row.id),
    campaign_id: row.campaign_id,
    pledged: sums.get(row.id),
    ...(row.occasion !== null &&
      row.occasion_of !== null && { occasion: { kind: row.occasion, name: row.occasion_of } }),
    ...(row.stays_anonymous === 1 && { anonymous: true }),
    payment_reference: row.reference ?? undefined,
    ...(row.payment_status === 'pending' && row.first_on !== null && { expected_from: row.first_on }),
  }));
}

/** Returns the newest updates. The campaigns of updates have their own translations. */
async function impactUpdates(database: Database, languages: SiteLanguages): Promise<ImpactUpdate[]> {
  const stored = await database
    .selectFrom('impact_updates')
    .leftJoin('campaigns', 'campaigns.id', 'impact_updates.campaign_id')
    .select([
      'impact_updates.id',
      'impact_updates.image_url',
      'impact_updates.description',
      'date_published',
      'impact_updates.title',
      'place',
      'campaigns.id as campaign_id',
      'campaigns.title as campaign_title',
    ])
    .orderBy('date_published', 'desc')
    .orderBy('impact_updates.id', 'desc')
    .limit(max.impactUpdates)
    .execute();
  const rows = await addFocusAndAlt(database, stored);
  const campaigns = rows.flatMap(({ campaign_id: id, campaign_title: title }) =>
    id === null || title === null ? [] : [{ id, title }],
  );
  const services = { database, languages };
  const [updates, translated] = await Promise.all([
    updateTranslations.translate(services, rows),
    campaignTranslations.translate(services, campaigns),
  ]);
  const byId = new Map(translated.map((campaign) => [campaign.id, campaign]));
  return updates.map(({ campaign_id: campaignId, campaign_title: _title, id: _id, ...update }) => ({
    ...update,
    ...(update.image_alt !== undefined && currentLanguage() !== languages[0] && { image_alt_language: languages[0] }),
    campaign: byId.get(campaignId ?? 0) ?? null,
  }));
}
