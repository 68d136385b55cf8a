import type { GiverEntry } from '@hearthlight/domain/desk';
import { deskRules as words } from '@hearthlight/words/desk-rules';

import { ActionError } from '../../actions/action.ts';
import type { Giver } from '../books/giver.ts';

/**
 * Returns a giver as entered. Throws an `ActionError` for somebody without an account who has neither a name nor an
 * address.
 */
export function enteredGiver(entry: GiverEntry): Giver {
  if (entry.kind === 'anonymous') return {};
  if (entry.kind === 'donor') return { donorId: entry.donor_id };
  const giver = { name: entry.name || undefined, email: entry.email || undefined };
  if (giver.name !== undefined || giver.email !== undefined) return giver;
  throw new ActionError(words.giverRule, { field: 'name' });
}
