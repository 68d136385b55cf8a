import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** Mails sent in the last year, and queued or failed mails, without their content. */
export async function mailsOf(database: Database, key: string) {
  const sent = await database
    .selectFrom('sent_mails')
    .select(['kind', 'sent_at'])
    .where('email_key', '=', key)
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const unsent = await database
    .selectFrom('outbox')
    .select(['kind', 'state', 'created_at'])
    .where('email_key', '=', key)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [
    ...sent.map(({ kind, sent_at: at }) => ({ kind, state: 'sent' as const, at: isoInstant(at) })),
    ...unsent.map(({ created_at: at, kind, state }) => ({
      kind,
      state: state === 'failed' ? ('failed' as const) : ('waiting' as const),
      at: isoInstant(at),
    })),
  ];
}

/** Returns the campaigns that a donor joined, the oldest first. */
export async function registrationsOf(database: Database, donorId: number) {
  const rows = await database
    .selectFrom('registrations')
    .innerJoin('campaigns', 'campaigns.id', 'registrations.campaign_id')
    .select(['campaigns.title', 'registrations.joined_at'])
    .where('donor_id', '=', donorId)
    .orderBy('joined_at')
    .orderBy('campaigns.id')
    .execute();
  return rows.map(({ title, joined_at: at }) => ({ campaign: title, joined_at: isoInstant(at) }));
}

/** Returns the addresses of donors who were merged into a donor. */
export async function formerAddressesOf(database: Database, donorId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('former_addresses')
    .select('email')
    .where('donor_id', '=', donorId)
    .orderBy('at')
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}
