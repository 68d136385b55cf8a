import { staff as words } from '@hearthlight/words/staff';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import { ActionError } from '../../actions/action.ts';
import { inBatches } from '../../database/in-batches.ts';
import type { Database, Schema } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { foldedText } from '../../lib/folded-text.ts';
import { searchKey } from '../../lib/search-key.ts';

/** The giver, as far as known. A gift without address and name is anonymous. */
export interface Giver {
  /** A donor's number. Takes precedence over address and name. */
  donorId?: number | undefined;
  email?: string | undefined;
  name?: string | undefined;
}

/** The columns that identify the giver of a gift. */
export interface GiverColumns {
  donor_id: number | null;
  /** Equal for all gifts of the same person, so that a campaign counts each contributor once. */
  giver_key: string;
  giver_name: string | null;
  /** The name as searches compare it. */
  name_key: string | null;
  giver_email: string | null;
  giver_email_key: string | null;
}

/** The `giver_key` of a donor's gifts. */
export const donorKey = (donorId: number) => `donor:${donorId}`;

/** The `giver_key` of the gifts of a person without an account who has this address. */
export const personKey = (emailKey: string) => `email:${emailKey}`;

/** A unique `giver_key`. */
export const anonymousKey = () => `anonymous:${crypto.randomUUID()}`;

/** Returns the name of a gift's giver: that of the account, otherwise the one recorded with the gift. */
export const giverName = (gift: {
  first_name: string | null;
  last_name: string | null;
  giver_name: string | null;
}): string | null => (gift.first_name === null ? gift.giver_name : `${gift.first_name} ${gift.last_name}`);

/** Returns the name of a payer in a form to compare. Banks write the family name first, with a comma or without. */
export const payerKey = (name: string) =>
  foldedText(name)
    .split(/[\s,.]+/)
    .filter(Boolean)
    .toSorted()
    .join(' ');

/**
 * Returns the columns for several givers. An address with an account belongs to its donor. Any other address is kept
 * with the name, until its owner verifies it. Throws an `ActionError` for an unknown donor.
 */
export async function giverColumns(database: Database, givers: readonly Giver[]): Promise<GiverColumns[]> {
  const donors = await donorsOf(database, givers);
  return givers.map((giver) => columnsOf(giver, donors));
}

/** Returns the columns for one giver, as `giverColumns` does. */
export async function columnsOfGiver(database: Database, giver: Giver): Promise<GiverColumns> {
  return columnsOf(giver, await donorsOf(database, [giver]));
}

/** Returns the donors of the givers' addresses. Throws an `ActionError` for an unknown donor. */
async function donorsOf(database: Database, givers: readonly Giver[]): Promise<ReadonlyMap<string, number>> {
  const keys = new Set(givers.flatMap(({ email }) => (email === undefined ? [] : [emailKey(email)])));
  const donors = await donorsByKey(database, [...keys]);
  await requireDonors(database, givers);
  return donors;
}

function columnsOf({ donorId: given, email, name }: Giver, donors: ReadonlyMap<string, number>): GiverColumns {
  if (given !== undefined) return { ...nobody, donor_id: given, giver_key: donorKey(given) };
  const key = email === undefined ? null : emailKey(email);
  const donorId = key === null ? undefined : donors.get(key);
  if (donorId !== undefined) return { ...nobody, donor_id: donorId, giver_key: donorKey(donorId) };
  const columns = {
    ...nobody,
    giver_name: name ?? null,
    name_key: name === undefined ? null : searchKey(name),
  };
  if (key !== null) {
    return { ...columns, giver_key: personKey(key), giver_email: email ?? null, giver_email_key: key };
  }
  return { ...columns, giver_key: name === undefined ? anonymousKey() : `name:${foldedText(name)}` };
}

/** Throws an `ActionError` unless the donors who are given by number exist. */
async function requireDonors(database: Database, givers: readonly Giver[]): Promise<void> {
  for (const id of new Set(givers.flatMap(({ donorId }) => donorId ?? []))) {
    const donor = await database.selectFrom('donors').select('id').where('id', '=', id).executeTakeFirst();
    if (!donor) {
      throw new ActionError(words.unknownDonor, { field: 'giver' });
    }
  }
}

/** The columns of a gift without a known giver, except its key. */
export const nobody = {
  donor_id: null,
  giver_name: null,
  name_key: null,
  giver_email: null,
  giver_email_key: null,
};

/** Selects the gifts of a donor, or of the person without an account who has this address. */
export const isGiftOf =
  ({ donorId, emailKey: key }: { donorId: number | undefined; emailKey: string }) =>
  (where: ExpressionBuilder<Schema, 'gifts'>): Expression<SqlBool> =>
    where.or([where('giver_email_key', '=', key), ...(donorId === undefined ? [] : [where('donor_id', '=', donorId)])]);

/** Addresses per query. Both engines accept far more parameters. */
const batchSize = 500;

/** Returns donor ids by e-mail key. Addresses of merged donors belong to the donor who was kept. */
export async function donorsByKey(database: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const some of inBatches(keys, batchSize)) {
    const former = await database
      .selectFrom('former_addresses')
      .select(['donor_id as id', 'email_key'])
      .where('email_key', 'in', some)
      .execute();
    const donors = await database
      .selectFrom('donors')
      .select(['id', 'email_key'])
      .where('email_key', 'in', some)
      .execute();
    for (const { email_key: key, id } of [...former, ...donors]) found.set(key, id);
  }
  return found;
}
