import { perTab } from './storage.ts';

/**
 * Unsent entries of forms and the pledges, in the tab's session storage. It survives the end of a session and signing
 * in again. Logging out clears it in every tab.
 */
const key = 'unsent_entries';

/** The stored texts by form and field. Other values are left out. */
function readAll(): Record<string, Record<string, string>> {
  try {
    const stored: Record<string, object> = JSON.parse(perTab.get(key) ?? '{}');
    return Object.fromEntries(Object.entries(stored).map(([form, fields]) => [form, textsOf(fields)]));
  } catch {
    return {};
  }
}

const textsOf = (fields: object): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === 'string'));

/** Returns what was entered into the form of this name, by field; an empty record where there is nothing. */
export const readUnsentEntry = (form: string): Record<string, string> => readAll()[form] ?? {};

/** Stores what has been entered into the form of this name so far. An entry without fields is removed. */
export function storeUnsentEntry(form: string, entry: object): void {
  const entries = Object.entries({ ...readAll(), [form]: entry }).filter(
    ([, fields]) => Object.keys(fields).length > 0,
  );
  if (entries.length > 0) perTab.set(key, JSON.stringify(Object.fromEntries(entries)));
  else clearUnsentEntries();
}

/** Removes the entries of all forms. */
export function clearUnsentEntries(): void {
  perTab.remove(key);
}
