import type { Database } from '../../database/schema.ts';
import { keyedDigest } from '../../lib/secure-random.ts';

/** Number of networks that are remembered: home, office, phone and some more. */
const maxKnownNetworks = 5;

/** Returns the networks of a person's last sign-ins, as the column has them. Empty for an unknown person. */
export async function knownNetworks(
  database: Database,
  person: { id: number } | { email_key: string },
): Promise<string> {
  const row = await database
    .selectFrom('staff')
    .select('known_networks')
    .where((where) => where.and(person))
    .executeTakeFirst();
  return row?.known_networks ?? '';
}

/** Returns whether a network is one of a person's last sign-ins, as `knownNetworks` returns them. */
export const isKnownNetwork = (secret: string, known: string, network: string): boolean =>
  known.split(' ').includes(keyedDigest(secret, network));

/** Returns the known networks of a person who has just signed in from `network`. */
export const withNetwork = (secret: string, known: string, network: string): string =>
  [...new Set([keyedDigest(secret, network), ...known.split(' ')])]
    .slice(0, maxKnownNetworks)
    .join(' ')
    .trimEnd();
