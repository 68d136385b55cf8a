import type { Database } from '../database/schema.ts';
import { RefusedCall, refusals } from '../platform/http/refusal.ts';

/**
 * Makes the transaction wait for, or be refused by, whatever ends the session: its row is locked until the transaction
 * ends. Throws a 401 when the session was ended since the request was let in.
 */
export async function keepSession(transaction: Database, sessionId: string): Promise<void> {
  const kept = await transaction
    .updateTable('staff_sessions')
    .set((eb) => ({ seen_at: eb.ref('seen_at') }))
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw new RefusedCall(401, refusals.unauthorized);
}
