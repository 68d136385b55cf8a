import type { Selectable } from 'kysely';

import type { Schema, SessionStage } from '../../database/schema.ts';

/** A staff member's session. */
export interface StaffSession {
  /** Digest of the cookie. */
  id: string;
  stage: SessionStage;
  expiresAt: number;
  /** When the password was last entered. 0 if not in this session. */
  confirmedAt: number;
  challenge: string | null;
  pendingTotp: string | null;
  /** Whether the person confirmed having kept the recovery codes. */
  keepsCodes: boolean;
  staff: Pick<Selectable<Schema['staff']>, 'id' | 'name' | 'email' | 'role'>;
}
