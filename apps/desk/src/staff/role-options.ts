import { roles } from '@hearthlight/domain/desk';
import type { Words } from '@hearthlight/ui';

/** Returns the roles with what each may do, for a choice. */
export function roleOptions(names: Words['desk'], words: Words['deskStaff']) {
  const sentences = {
    owner: words.mayOwner,
    editor: words.mayEditor,
    moderator: words.mayModerator,
    bookkeeper: words.mayBookkeeper,
    auditor: words.mayAuditor,
  };
  return roles.map((role) => ({ value: role, label: sentences[role]({ role: names[role] }) }));
}
