import { deskLimits, type DonorRow } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { emailKey } from '../accounts/email-key.ts';
import type { Database } from '../database/schema.ts';
import { containing, searchKey } from '../database/search-key.ts';

/** Returns the donors whose name, address or number matches, the newest first. All donors match an empty search. */
export async function searchDonors(
  database: Database,
  search: string,
): Promise<{ donors: DonorRow[]; has_more: boolean }> {
  const number = /^(?:#|no\.?|donor)?\s*(\d{1,15})$/i.exec(search)?.[1];
  const rows = await database
    .selectFrom('donors')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where((where) =>
      where.or([
        sql<boolean>`name_key like ${containing(searchKey(search))} escape '\\'`,
        sql<boolean>`email_key like ${containing(emailKey(search))} escape '\\'`,
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
