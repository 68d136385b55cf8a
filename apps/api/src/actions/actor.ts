import type { Database } from '../database/schema.ts';

/** The author of a change, with its time and place. */
export interface Actor {
  database: Database;
  /** Returns the time in epoch milliseconds. */
  now: () => number;
  /** The name in the audit table: the operator’s user name, or a staff member’s name. */
  actor: string;
  /** The staff member and the session, for a change made in the desk. */
  staff?: { id: number; sessionId: string };
}
