import { send } from '../api/send.ts';

/** Returns the pledge of a payment reference, or `undefined` if the call fails. */
export async function readReference(reference: string) {
  const result = await send('readReference', { params: { reference } });
  return result.ok ? result.response : undefined;
}

/** Returns the donors who match, or `undefined` if the call fails. */
export async function searchDonors(search: string) {
  const result = await send('searchDonors', { request: { search } });
  return result.ok ? result.response : undefined;
}

/** Returns the donors and the people without an account who match, or `undefined` if a call fails. */
export async function searchGivers(search: string) {
  const [donors, people] = await Promise.all([searchDonors(search), send('searchGivers', { request: { search } })]);
  if (!donors || !people.ok) return undefined;
  const { givers, has_more: hasMore } = people.response;
  return { donors: donors.donors, people: givers, has_more: donors.has_more || hasMore };
}
