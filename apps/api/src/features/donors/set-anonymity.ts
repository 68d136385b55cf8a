import { answers } from '@hearthlight/words/answers';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { donorWith, type DonorReference } from '../accounts/find-donor.ts';

/** Stores whether a donor stays anonymous in public. The first time counts. Returns whether the donor exists. */
async function storeAnonymity(database: Database, donorId: number, at: number | null): Promise<boolean> {
  const { numUpdatedRows: updated } = await database
    .updateTable('donors')
    .set((set) => ({ anonymous_at: at === null ? null : set.fn.coalesce('anonymous_at', set.val(at)) }))
    .where('id', '=', donorId)
    .executeTakeFirst();
  return updated > 0n;
}

/** Sets it for the signed-in donor. Returns the message for the donor. Throws a 401 when the donor has been deleted. */
export async function setOwnAnonymity(
  { database, now }: { database: Database; now: () => number },
  donorId: number,
  anonymous: boolean,
): Promise<string> {
  if (!(await storeAnonymity(database, donorId, anonymous ? now() : null)))
    throw new RefusedCall(401, refusals.unauthorized);
  return anonymous ? answers.nowAnonymous : answers.notAnonymous;
}

/** Sets it for a donor who asked staff. Throws an `ActionError` when there is no such donor. */
export async function setAnonymity(
  context: ActionContext,
  reference: DonorReference,
  anonymous: boolean,
): Promise<void> {
  await audited(context, 'donor anonymity', async (database) => {
    const { anonymous_at: before, id } = await donorWith(database, reference);
    await storeAnonymity(database, id, anonymous ? context.now() : null);
    const changes = [{ field: 'anonymous', before: String(before !== null), after: String(anonymous) }];
    return {
      subject: { kind: 'donor', id },
      changes,
      isUnchanged: (before !== null) === anonymous,
      result: undefined,
    };
  });
}
