import * as z from 'zod/mini';

import { day, instant } from '../calls/fields.ts';
import { taskNames } from '../desk/tasks.ts';

/** `outbox`: no mail server is configured. */
const mailState = z.enum(['works', 'failing', 'outbox']);

/** `old`: the last backup is older than the nightly one would be. */
const backupState = z.enum(['recent', 'old', 'none']);

/** How the installation is. */
export const deskOperations = z.object({
  version: z.string(),
  /** Since when maintenance mode is on. */
  maintenance_since: z.nullable(instant),
  database: z.object({
    engine: z.enum(['sqlite', 'postgres']),
    /** Such as `3.53.1`. */
    version: z.string(),
    /** The newest migration. */
    migration: z.string(),
    /** `null` if the engine cannot tell. */
    bytes: z.nullable(z.number()),
    /** How long it took to write a row. */
    milliseconds: z.number(),
  }),
  /** The disk with the data folder. `null` if the system cannot tell. */
  disk: z.nullable(z.object({ free_bytes: z.number(), total_bytes: z.number(), is_low: z.boolean() })),
  mail: z.object({
    state: mailState,
    waiting: z.number(),
    failed: z.number(),
    /** When the oldest waiting mail was queued. */
    waiting_since: z.nullable(instant),
  }),
  backup: z.object({ state: backupState, last_at: z.nullable(instant) }),
});
export type DeskHealth = z.output<typeof deskOperations>;

/** The mail server's response to a test mail. */
export const testMailResult = z.discriminatedUnion('accepted', [
  z.object({ accepted: z.literal(true), reply: z.string() }),
  z.object({
    accepted: z.literal(false),
    reason: z.enum(['address refused', 'mail refused', 'postponed', 'unreachable']),
    reply: z.string(),
  }),
]);
export type TestMailResult = z.output<typeof testMailResult>;

/** The signed-in person's open tasks. Parts that the role cannot act on are absent. */
export const deskHome = z.object({
  tasks: z.partialRecord(z.enum(taskNames), z.number()),
  scheduled_news: z.optional(z.array(z.object({ id: z.number(), title: z.string(), published_at: instant }))),
  /** The newest articles that are not published. */
  drafts: z.optional(z.array(z.object({ id: z.number(), title: z.string(), edited_at: z.nullable(instant) }))),
  ending_campaigns: z.optional(z.array(z.object({ id: z.number(), title: z.string(), date_ended: day }))),
  health: z.optional(
    z.object({
      mail: mailState,
      backup: backupState,
      last_backup_at: z.nullable(instant),
    }),
  ),
  /** The remaining steps of a new installation, for roles that can do them. Empty once all are done. */
  first_steps: z.array(z.enum(['staff', 'news', 'campaign', 'mail'])),
});
export type DeskHome = z.output<typeof deskHome>;
