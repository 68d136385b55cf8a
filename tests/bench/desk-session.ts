import type { Role } from '@hearthlight/domain/desk';

import type { Database } from '../../apps/api/src/database/schema.ts';
import { digest, secureRandom } from '../../apps/api/src/lib/secure-random.ts';

/** Opens a session of a new member of staff without signing in. Returns its cookie. */
export async function openSession(database: Database, role: Role): Promise<string> {
  const [cookie, now] = [secureRandom.token(), Date.now()];
  const who = { email: 'ruth@example.org', email_key: 'ruth@example.org', name: 'Ruth', role };
  const { id } = await database
    .insertInto('staff')
    .values({
      ...who,
      password_hash: '',
      passkey_user: secureRandom.token(),
      totp_secret: null,
      created_at: now,
      last_sign_in_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const times = { created_at: now, seen_at: now, expires_at: now + 12 * 3_600_000, confirmed_at: now };
  const none = { user_agent: '', challenge: null, pending_totp: null };
  await database
    .insertInto('staff_sessions')
    .values({ id: digest(cookie), staff_id: id, stage: 'open', ...times, ...none })
    .execute();
  return cookie;
}
