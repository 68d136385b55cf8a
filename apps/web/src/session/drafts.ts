import { perTab } from './storage.ts';

/**
 * What was typed into the forms, kept in the tab so that it survives the end of a session and signing in again
 * (`docs/decisions`, the guard). Logging out drops all of it, in all tabs.
 */
const key = 'drafts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readAll(): Record<string, unknown> {
  try {
    const drafts: unknown = JSON.parse(perTab.get(key) ?? '{}');
    return isRecord(drafts) ? drafts : {};
  } catch {
    return {};
  }
}

/** The values typed earlier into the form of this name; an empty record where there are none. */
export function readDraft(form: string): Record<string, string> {
  const draft = readAll()[form];
  if (!isRecord(draft)) return {};
  const texts = Object.entries(draft).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** Keeps what has been typed so far. */
export function keepDraft(form: string, values: object): void {
  perTab.set(key, JSON.stringify({ ...readAll(), [form]: values }));
}

export function dropDrafts(): void {
  perTab.remove(key);
}
