import { fromCents, parsePaymentReference } from '@hearthlight/domain';
import { deskLimits, type DonorOrder, type GiverRow, type ListedDonor } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { isNamedLike } from '../../database/named-like.ts';
import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { containing } from '../../lib/search-key.ts';
import { isPersonLike } from '../books/person-like.ts';

/** The completed gifts of a donor, of which the index by giver has all columns. */
const completed = sql`from gifts where giver_key = 'donor:' || donors.id and payment_status = 'completed'`;

/** What donors are sorted by, before their numbers. */
const orders = {
  newest: [],
  alphabetical: [['name_key', 'asc']],
  recent: [['last_gift_on', 'desc']],
  generous: [['cents', 'desc']],
} as const satisfies Record<DonorOrder, unknown>;

/** The donors of a search, with their completed gifts. */
function donorsOf(database: Database, search: string) {
  const number = parsePaymentReference(search)?.donor ?? /^(?:#|no\.?|donor)?\s*(\d{1,15})$/i.exec(search)?.[1];
  return database
    .selectFrom('donors')
    .select(['id', 'first_name', 'last_name', 'email'])
    .select([
      sql<string>`coalesce((select max(date) ${completed}), '')`.as('last_gift_on'),
      sql<number>`cast(coalesce((select sum(amount_cents) ${completed}), 0) as bigint)`.as('cents'),
    ])
    .where((where) =>
      where.or([
        isNamedLike(search),
        sql<boolean>`email_key like ${containing(emailKey(search))} escape '\\'`,
        sql<boolean>`exists (select 1 from former_addresses where donor_id = donors.id
          and former_addresses.email_key like ${containing(emailKey(search))} escape '\\')`,
        ...(number === undefined ? [] : [where('id', '=', Number(number))]),
      ]),
    );
}

/**
 * Returns the donors whose name, address or number matches, or whom a payment reference names, by default the newest
 * first. All donors match an empty search.
 */
export async function searchDonors(
  database: Database,
  search: string,
  order: DonorOrder = 'newest',
): Promise<{ donors: ListedDonor[]; has_more: boolean }> {
  const rows = await donorsOf(database, search)
    .$call((found) => orders[order].reduce((sorted, [key, way]) => sorted.orderBy(key, way), found))
    .orderBy('id', 'desc')
    .limit(deskLimits.page + 1)
    .execute();
  const donors = rows.slice(0, deskLimits.page).map(({ cents, first_name, last_name, ...row }) => ({
    ...row,
    name: `${first_name} ${last_name}`,
    last_gift_on: row.last_gift_on || null,
    given: fromCents(cents),
  }));
  return { donors, has_more: rows.length > deskLimits.page };
}

/**
 * Returns people without an account who gave a gift and whose name or address matches, those with the newest gift
 * first. Nobody matches an empty search.
 */
export async function searchGivers(
  database: Database,
  search: string,
): Promise<{ givers: GiverRow[]; has_more: boolean }> {
  if (search === '') return { givers: [], has_more: false };
  const rows = await database
    .selectFrom('gifts')
    .select(({ fn }) => [
      fn.max('id').as('gift_id'),
      fn.max('giver_name').as('name'),
      fn.max('giver_email').as('email'),
      fn.countAll<number>().as('gifts'),
    ])
    .where(isPersonLike(search))
    .groupBy('giver_key')
    .orderBy('gift_id', 'desc')
    .limit(deskLimits.page + 1)
    .execute();
  return { givers: rows.slice(0, deskLimits.page), has_more: rows.length > deskLimits.page };
}
