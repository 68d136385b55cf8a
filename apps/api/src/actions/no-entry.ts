import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from './action.ts';

/** A kind of content: its name on the command line and in the audit table, and its name in a sentence. */
interface NamedKind {
  name: 'news' | 'campaign' | 'update';
  label: string;
}

/** Returns the error for an unknown article, campaign or impact update. */
export const noEntry = ({ label, name }: NamedKind, id: number): ActionError =>
  new ActionError(`There is no ${label} ${id}; “${name} list” shows all.`, {
    status: 404,
    sentence: () => words.entryGone,
  });
