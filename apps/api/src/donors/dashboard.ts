import {
  type Campaign,
  type Dashboard,
  type Donation,
  type Donor,
  fromCents,
  type ImpactUpdate,
} from '@hearthlight/domain';

import type { Database } from '../database/schema.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import { isoInstant } from '../iso-time.ts';

/** Limits that bound the cost of a response, far more than a donor has. */
const max = { campaigns: 500, donations: 10_000, impactUpdates: 500 };

/** Returns a donor's account details. Throws a 401 when the donor has been deleted. */
export async function donorDetails(database: Database, donorId: number): Promise<Donor> {
  const donor = await database
    .selectFrom('donors')
    .select(['first_name', 'last_name', 'email', 'created_at', 'last_login_at', 'user_agent', 'goal_cents'])
    .where('id', '=', donorId)
    .executeTakeFirst();
  if (!donor) throw new RefusedCall(401, refusals.unauthorized);
  return {
    first_name: donor.first_name,
    last_name: donor.last_name,
    email: donor.email,
    created_at: isoInstant(donor.created_at),
    last_login: isoInstant(donor.last_login_at),
    user_agent: donor.user_agent,
    client_goal: fromCents(donor.goal_cents),
  };
}

/** Returns a donor's account details, campaigns, donations and impact updates, each list newest first. */
export async function dashboardOf(database: Database, donorId: number): Promise<Dashboard> {
  const [details, campaigns, donations, updates] = await Promise.all([
    donorDetails(database, donorId),
    campaignsFor(database, donorId),
    donationsOf(database, donorId),
    impactUpdates(database),
  ]);
  return {
    ...details,
    records: { campaigns, donation_history: donations, impact_updates: updates },
  };
}

async function campaignsFor(database: Database, donorId: number): Promise<Campaign[]> {
  const rows = await database
    .selectFrom('campaigns')
    .leftJoin('registrations', (join) =>
      join.onRef('registrations.campaign_id', '=', 'campaigns.id').on('registrations.donor_id', '=', donorId),
    )
    .selectAll('campaigns')
    .select('registrations.joined_at')
    .orderBy('campaigns.id', 'desc')
    .limit(max.campaigns)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
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

async function donationsOf(database: Database, donorId: number): Promise<Donation[]> {
  const rows = await database
    .selectFrom('donations')
    .select(['date', 'amount_cents', 'cause', 'payment_method', 'payment_status'])
    .where('donor_id', '=', donorId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(max.donations)
    .execute();
  return rows.map((row) => ({
    date_of_donation: row.date,
    amount_donated: fromCents(row.amount_cents),
    donation_cause: row.cause,
    payment_method: row.payment_method,
    payment_status: row.payment_status,
  }));
}

async function impactUpdates(database: Database): Promise<ImpactUpdate[]> {
  const rows = await database
    .selectFrom('impact_updates')
    .leftJoin('campaigns', 'campaigns.id', 'impact_updates.campaign_id')
    .select([
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
  return rows.map(({ campaign_id: id, campaign_title: title, ...update }) => ({
    ...update,
    campaign: id === null || title === null ? null : { id, title },
  }));
}
