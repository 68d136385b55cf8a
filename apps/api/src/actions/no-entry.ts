import { staff as words } from '@hearthlight/words/staff';

import { ActionError } from './action.ts';

/** Returns the error for an unknown campaign or impact update. */
export const noEntry = (): ActionError => new ActionError(words.entryGone, { status: 404 });
