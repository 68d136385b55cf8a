import type { Database } from '../../database/schema.ts';

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
