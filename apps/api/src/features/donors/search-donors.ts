import { parsePaymentReference } from '@hearthlight/domain';
import { deskLimits, type DonorRow, type GiverRow } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { emailKey } from '../../lib/email-key.ts';
import { containing, searchKey } from '../../lib/search-key.ts';
import { isPersonLike } from '../books/person-like.ts';

/**
 * Returns the donors whose name, address or number matches, or whom a payment reference names, the newest first. All donors
 * match an empty search.
 */
export async function searchDonors(
  database: Database,
  search: string,
): Promise<{ donors: DonorRow[]; has_more: boolean }> {
  const number =
    parsePaymentReference(search)?.donor ?? /^(?:#|no\.?|donor)?\s*(\d{1,15})$/i.exec(search)?.[1];
  const rows = await database
    .selectFrom('donors')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where((where) =>
      where.or([
        sql<boolean>`name_key like ${containing(searchKey(search))} escape '\\'`,
        sql<boolean>`email_key like ${containing(emailKey(search))} escape '\\'`,
        sql<boolean>`exists (select 1 from former_addresses where donor_id = donors.id
          and former_addresses.email_key like ${containing(emailKey(search))} escape '\\')`,
        ...(number === undefined ? [] : [where('id', '=', Number(number))]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(deskLimits.page + 1)
    .execute();
  const donors = rows.slice(0, deskLimits.page).map(({ email, first_name, id, last_name }) => ({
    id,
    name: `${first_name} ${last_name}`,
    email,
  }));
  return { donors, has_more: rows.length > deskLimits.page };
}

/**
 * Returns people without an account who gave a gift and whose name or address matches, those with the newest gift first.
 * Nobody matches an empty search.
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
