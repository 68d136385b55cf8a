import { isRecord } from '../routing/use-link-state.ts';
import { perTab } from './storage.ts';

/**
 * What was entered into forms and not sent, in the tab's session storage. It survives the end of a session and signing
 * in again. Logging out clears it in every tab.
 */
const key = 'unsent_entries';

function readAll(): Record<string, unknown> {
  try {
    const entries: unknown = JSON.parse(perTab.get(key) ?? '{}');
    return isRecord(entries) ? entries : {};
  } catch {
    return {};
  }
}

/** Returns what was entered into the form of this name, by field; an empty record where there is nothing. */
export function readUnsentEntry(form: string): Record<string, string> {
  const entry = readAll()[form];
  if (!isRecord(entry)) return {};
  const texts = Object.entries(entry).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Stores what has been entered into the form of this name so far. An entry without fields is removed. */
export function storeUnsentEntry(form: string, entry: object): void {
  const entries = Object.entries({ ...readAll(), [form]: entry }).filter(
    ([, fields]) => isRecord(fields) && Object.keys(fields).length > 0,
  );
  if (entries.length > 0) perTab.set(key, JSON.stringify(Object.fromEntries(entries)));
  else clearUnsentEntries();
}

/** Removes the entries of all forms. */
export function clearUnsentEntries(): void {
  perTab.remove(key);
}
