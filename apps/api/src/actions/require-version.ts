import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from './action.ts';

/** Throws an `ActionError` if somebody else has changed an entry since it was read. Commands name no version. */
export function requireVersion({ version }: { version: number }, basedOn: number | undefined): void {
  if (basedOn === undefined || basedOn === version) return;
  throw new ActionError(words.entryChanged, { status: 409 });
}
