import type { ActionName } from '@hearthlight/domain/desk';

import { subjectText } from '../../actions/subject.ts';
import type { Database } from '../../database/schema.ts';
import { hour } from '../../lib/clock.ts';

/** An action about how somebody gets into the desk. */
type AccessAction = Extract<ActionName, `access ${string}`>;

/** Refused attempts of one person that are recorded in an hour. An attacker must not fill the log. */
const maxRefused = 20;

/**
 * Records in the activity log how somebody got into the desk, or changed what that needs. `now` is in epoch
 * milliseconds.
 */
export async function recordAccess(
  database: Database,
  now: number,
  staffId: number,
  action: AccessAction,
): Promise<void> {
  const person = await database
    .selectFrom('staff')
    .select(['name', 'email'])
    .where('id', '=', staffId)
    .executeTakeFirst();
  if (!person) return;
  await database
    .insertInto('audit')
    .values({
      at: now,
      actor: person.name || person.email,
      action,
      kind: 'access',
      subject: subjectText({ kind: 'staff', id: staffId }),
      detail: '',
      staff_id: staffId,
    })
    .execute();
}

/** Records that a password or second factor of a person was refused, unless many were within the hour. */
export async function recordRefused(
  database: Database,
  now: number,
  staffId: number,
  action: Extract<AccessAction, `${string}-refused`>,
): Promise<void> {
  const recent = await database
    .selectFrom('audit')
    .select('id')
    .where('subject', '=', subjectText({ kind: 'staff', id: staffId }))
    .where('action', '=', action)
    .where('at', '>', now - hour)
    .limit(maxRefused)
    .execute();
  if (recent.length < maxRefused) await recordAccess(database, now, staffId, action);
}
