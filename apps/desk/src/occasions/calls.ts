import { send } from '../api/send.ts';

/** Returns the occasions of a name, or `undefined` if the call fails. */
export async function findNamesakes(name: string) {
  const result = await send('namesakes', { request: { name } });
  return result.ok ? result.response.occasions : undefined;
}

/** Returns occasions whose names contain a text, or `undefined` if the call fails. */
export async function searchOccasions(search: string) {
  const result = await send('deskSearch', { request: { search } });
  return result.ok ? result.response.occasions : undefined;
}
