import { formatDay } from '@hearthlight/domain';
import { currentLanguage } from '@hearthlight/words/current-language';
import { importFile as words } from '@hearthlight/words/import-file';

import { ActionError } from '../../actions/action.ts';

/** A gift that stops an undo. */
export interface BlockingGift {
  id: number;
  /** The giver's name or address. `null` if nobody knows who gave. */
  giver: string | null;
  date: string;
}

/** Gifts that a refusal names. */
const mostNamed = 3;

/** Returns the refusal of an undo. It names the first of the gifts that stop it. */
export function undoRefusal(
  sentence: (args: { count: number; gifts: string }) => string,
  gifts: readonly BlockingGift[],
): ActionError {
  const more = gifts.length - mostNamed;
  const named = [...gifts.slice(0, mostNamed).map(nameOf), ...(more > 0 ? [words.undoneMore({ count: more })] : [])];
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(named);
  return new ActionError(sentence({ count: gifts.length, gifts: list }), { status: 409 });
}

function nameOf({ date, giver, id }: BlockingGift): string {
  const facts = { gift: String(id), day: formatDay(date) };
  return giver === null ? words.undoneAnonymous(facts) : words.undoneGift({ ...facts, giver });
}
