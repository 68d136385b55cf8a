import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

import { sql } from 'kysely';

import type { Database } from '../database/schema.ts';
import { RefusedCall, refusals } from './refusal.ts';

/** How often something may be tried in a window that opens with the first try. */
export interface Limit {
  name: string;
  most: number;
  seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** The limits of calls that could be tried in a loop (`docs/decisions`, accounts; figures, safety). */
export const callLimits = {
  existence: { name: 'existence', most: 120, seconds: 15 * minute },
  codeSending: { name: 'code-sending', most: 60, seconds: hour },
  codeTrying: { name: 'code-trying', most: 120, seconds: 15 * minute },
  passwordChange: { name: 'password-change', most: 60, seconds: 15 * minute },
  signInOfAccount: { name: 'sign-in-account', most: 5, seconds: 15 * minute },
  signInOfAddress: { name: 'sign-in-address', most: 20, seconds: hour },
  join: { name: 'join', most: 120, seconds: 15 * minute },
  commentOnArticle: { name: 'comment-article', most: 5, seconds: 10 * minute },
  commentOfAddress: { name: 'comment-address', most: 30, seconds: hour },
} as const satisfies Record<string, Limit>;

export interface Limits {
  /**
   * Counts one try against each limit for its subject, all before the work is done, so that tries at the same time
   * are counted too. Throws a 429 where one is exceeded; what was counted by then stays counted.
   */
  count: (...tries: readonly (readonly [Limit, subject: string])[]) => Promise<void>;
  /** Takes one counted try back, because it was not of the kind that is limited (a sign-in that succeeded). */
  giveBack: (...tries: readonly (readonly [Limit, subject: string])[]) => Promise<void>;
}

/** Limits that are kept in the database, so that they hold across processes and starts. */
export function limitsIn(database: Database, now: () => number, secret: string): Limits {
  /** Addresses of people are not kept, only what they are recognised by. */
  const keyOf = ({ name }: Limit, subject: string) =>
    `${name}:${createHmac('sha256', secret).update(subject).digest('base64url')}`;

  async function countOne(limit: Limit, subject: string): Promise<void> {
    const at = now();
    const { count, resets_at } = await database
      .insertInto('limits')
      .values({ key: keyOf(limit, subject), count: 1, resets_at: at + limit.seconds * 1000 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when limits.resets_at <= ${at} then 1 else limits.count + 1 end`,
          resets_at: sql`case when limits.resets_at <= ${at} then excluded.resets_at else limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (count > limit.most) {
      throw new RefusedCall(429, refusals.tooMany, {
        retryAfter: Math.max(1, Math.ceil((resets_at - at) / 1000)),
      });
    }
  }

  return {
    async count(...tries) {
      for (const [limit, subject] of tries) await countOne(limit, subject);
    },
    async giveBack(...tries) {
      for (const [limit, subject] of tries) {
        await database
          .updateTable('limits')
          .set({ count: sql`count - 1` })
          .where('key', '=', keyOf(limit, subject))
          .where('count', '>', 0)
          .execute();
      }
    },
  };
}

/** What a client address counts as: itself, or for IPv6 the network of 2^64 addresses that one line is given. */
export function clientNetwork(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - last.length;
  return [...groups, ...Array<string>(Math.max(0, zeros)).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
