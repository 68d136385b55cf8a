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
