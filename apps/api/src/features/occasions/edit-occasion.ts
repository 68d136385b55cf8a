import type { OccasionKind } from '@hearthlight/domain';
import { staff as words } from '@hearthlight/words/staff';

import { type ActionContext, ActionError, audited } from '../../actions/action.ts';
import { requireVersion } from '../../actions/require-version.ts';
import { searchKey } from '../../lib/search-key.ts';
import { changeBooks } from '../books/entries.ts';
import { occasionWith } from './keep-occasion.ts';

/** New values for an occasion. Absent fields stay unchanged. */
export interface OccasionChanges {
  kind?: OccasionKind | undefined;
  name?: string | undefined;
  tell?: string | undefined;
  isPublic?: boolean | undefined;
}

/**
 * Corrects an occasion. Throws an `ActionError` for an unknown one, if nothing changes, and if `version` is not that of
 * the occasion.
 */
export async function editOccasion(
  context: ActionContext,
  id: number,
  { isPublic, kind, name, tell }: OccasionChanges,
  version?: number,
): Promise<void> {
  await audited(context, 'occasion edit', async (database) => {
    // The open books may show it.
    await changeBooks(database);
    const before = await occasionWith(database, id);
    requireVersion(before, version);
    const after = {
      kind: kind ?? before.kind,
      name: name ?? before.name,
      tell: tell ?? before.tell,
      is_public: isPublic === undefined ? before.is_public : isPublic ? 1 : 0,
    } as const;
    const changed = editedFields.filter((field) => before[field] !== after[field]);
    if (changed.length === 0) throw new ActionError(words.nothingChanges);
    await database
      .updateTable('occasions')
      .set({ ...after, name_key: searchKey(after.name), version: before.version + 1 })
      .where('id', '=', id)
      .execute();
    // Without names, because the log is kept.
    return { subject: { kind: 'occasion', id }, detail: changed.join(', '), result: undefined };
  });
}

const editedFields = ['kind', 'name', 'tell', 'is_public'] as const;
