import * as z from 'zod/mini';

const day = z.iso.date();

/** A receipt of a gift, or a counter-receipt that reverses one. */
export const receipt = z.object({
  id: z.number(),
  /** Such as `2026-00042`. */
  number: z.string(),
  /** Negative for a counter-receipt. */
  amount: z.number(),
  issued_on: day,
  /** The number of the receipt that this one reverses. */
  reverses: z.nullable(z.string()),
  /** A gift has at most one valid receipt. `outdated` is one whose name or address has changed since. */
  state: z.enum(['valid', 'outdated', 'reversed', 'counter']),
  /** The last mail with it. */
  mail: z.nullable(z.object({ state: z.enum(['waiting', 'sent', 'failed']), at: z.iso.datetime() })),
});
export type Receipt = z.output<typeof receipt>;

const sum = z.object({ count: z.number(), amount: z.number() });

/** The completed gifts of a year, and how far their statements have got. Figures only. */
export const statementYear = z.object({
  year: z.number(),
  /** The years with gifts, the newest first. */
  years: z.array(z.number()),
  /** Whether the year is not over. */
  is_running: z.boolean(),
  /** Givers to whom a statement can be mailed, and what they gave. */
  donors: sum,
  /** Givers with a name and without an address. */
  without_address: sum,
  /** Gifts from nobody known. */
  nameless: sum,
  /** How many givers would get a statement now. */
  remaining: z.number(),
  /** The mails, or `null` before any was queued. */
  mailing: z.nullable(z.object({ sent: z.number(), waiting: z.number(), failed: z.number() })),
  /** Whether the signed-in person has got a test mail of this year, which sending needs. */
  is_tested: z.boolean(),
});
export type StatementYear = z.output<typeof statementYear>;

/** A giver to whom no statement can be mailed. */
export const giverWithoutAddress = z.object({
  name: z.string(),
  gifts: z.number(),
  amount: z.number(),
  newest_gift: z.number(),
});
export type GiverWithoutAddress = z.output<typeof giverWithoutAddress>;
