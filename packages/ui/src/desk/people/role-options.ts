import { roles } from '@hearthlight/domain/desk';

import type { useDeskPeopleWords } from '../../words/desk-people.ts';
import type { useDeskWords } from '../../words/desk.ts';

/** Returns the roles with what each may do, for a choice. */
export function roleOptions(
  names: ReturnType<typeof useDeskWords>,
  words: ReturnType<typeof useDeskPeopleWords>,
) {
  const sentences = {
    owner: words.mayOwner,
    editor: words.mayEditor,
    moderator: words.mayModerator,
    bookkeeper: words.mayBookkeeper,
    auditor: words.mayAuditor,
  };
  return roles.map((role) => ({ value: role, label: sentences[role]({ role: names[role] }) }));
}
