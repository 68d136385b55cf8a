import { type ActionContext, audited } from '../../actions/action.ts';
import { lockBooks } from '../books/entries.ts';
import { giftWith } from './gift-change.ts';

/**
 * Records whether the giver of a gift or pledge stays anonymous in public for it. Its payments follow. Throws an
 * `ActionError` for an unknown gift.
 */
export async function setGiftAnonymity(context: ActionContext, id: number, anonymous: boolean): Promise<void> {
  await audited(context, 'gift anonymity', async (database) => {
    await lockBooks(database);
    const { stays_anonymous: stored } = await giftWith(database, id);
    const before = stored === 1;
    await database
      .updateTable('gifts')
      .set({ stays_anonymous: anonymous ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    return {
      subject: { kind: 'gift', id },
      changes: [{ field: 'anonymous', before: String(before), after: String(anonymous) }],
      isUnchanged: before === anonymous,
      result: undefined,
    };
  });
}
