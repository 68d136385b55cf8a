import { codeLimits, formatWait } from '@hearthlight/domain';
import { staff } from '@hearthlight/words/staff';
import { time } from '@hearthlight/words/time';
import { sql } from 'kysely';

import type { Database } from '../../database/schema.ts';
import { clockTolerance } from '../../lib/clock.ts';
import { keyedDigest } from '../../lib/secure-random.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';

/** The number of attempts allowed in a time window. The window starts with the first attempt. */
export interface Limit {
  name: string;
  /** Attempts per window. */
  max: number;
  /** Length of the window. */
  seconds: number;
  /** Returns what still works. The time to wait follows. Default: only that there were too many attempts. */
  sentence?: () => string;
  /** The event logged when the limit is reached. Default: `limit-reached`. */
  event?: string;
}

/** An attempt to count: the limit and its subject, such as a network or an address. */
export type Attempt = readonly [Limit, subject: string];

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const wrongCodes = { event: 'wrong-code-limit-reached' };
const wrongPasswords = { sentence: () => staff.wrongPasswords };
const wrongFactors = { sentence: () => staff.codesFromNetwork };

/** Limits of calls that could be tried in a loop (decision 0013; docs/budgets.md). */
export const callLimits = {
  existence: { name: 'existence', max: 120, seconds: 15 * minute },
  codeSending: { name: 'code-sending', max: 60, seconds: hour },
  codeTrying: { name: 'code-trying', max: 120, seconds: 15 * minute },
  /** Wrong codes from one network, for any address: guards against guessing across accounts. */
  wrongCodesHourly: { name: 'wrong-code-hour', max: 30, seconds: hour, ...wrongCodes },
  wrongCodesDaily: { name: 'wrong-code-day', max: 100, seconds: day, ...wrongCodes },
  /** Recovery mails to one address from all networks except that of the donor's last sign-in. */
  recoveryMails: { name: 'recovery-day', max: 30, seconds: day },
  passwordChange: { name: 'password-change', max: 60, seconds: 15 * minute },
  signInByAccount: { name: 'sign-in-account', max: 5, seconds: 15 * minute },
  signInByNetwork: { name: 'sign-in-address', max: 20, seconds: hour },
  /** Wrong passwords for a donor's address from all networks except those of the last sign-ins. */
  signInElsewhere: {
    name: 'sign-in-elsewhere',
    max: 30,
    seconds: day,
    sentence: () => refusals.passwordsElsewhere,
  },
  /** Mails that warn a donor of `signInElsewhere`. */
  guessWarning: { name: 'guess-warning', max: 1, seconds: day },
  /** All sign-ins, including successful ones. */
  allSignInsByAccount: { name: 'all-sign-ins-account', max: 60, seconds: 15 * minute },
  allSignInsByNetwork: { name: 'all-sign-ins-address', max: 300, seconds: hour },
  /** Wrong passwords of staff. Five for an address from one network, as for donors. */
  staffSignInByAccount: { name: 'staff-sign-in-account', max: 5, seconds: 15 * minute, ...wrongPasswords },
  staffSignInByNetwork: { name: 'staff-sign-in-address', max: 20, seconds: hour, ...wrongPasswords },
  /** Wrong passwords for an address from all networks except those of the person's last sign-ins. */
  staffPasswordsElsewhere: {
    name: 'staff-passwords-elsewhere',
    max: 30,
    seconds: day,
    sentence: () => staff.passwordsElsewhere,
  },
  /** Wrong codes of a person whose password was correct, from one network. */
  staffSecondFactor: { name: 'staff-second-factor', max: 5, seconds: 15 * minute, ...wrongFactors },
  staffSecondFactorDaily: { name: 'staff-second-factor-day', max: 20, seconds: day, ...wrongFactors },
  /** Wrong codes of a person's app from all networks except those of the last sign-ins. */
  staffCodesElsewhere: {
    name: 'staff-codes-elsewhere',
    max: 30,
    seconds: day,
    sentence: () => staff.appCodesElsewhere,
  },
  /** Wrong second factors from a network of the last sign-ins that cause no warning. */
  staffTypos: { name: 'staff-typos', max: 2, seconds: day },
  /** Mails that warn a person of wrong second factors. */
  staffWarning: { name: 'staff-warning', max: 1, seconds: 6 * hour },
  /** Mails that warn a person of `staffPasswordsElsewhere`. */
  staffGuessWarning: { name: 'staff-guess-warning', max: 1, seconds: day },
  /** Wrong passwords in one session. */
  staffPasswordAgain: { name: 'staff-password-again', max: 5, seconds: 15 * minute, ...wrongPasswords },
  /** Test mails of impact updates that a staff member sends to oneself. */
  updateTest: { name: 'update-test', max: 30, seconds: hour },
  /** Searches of a staff member, several while one word is typed. */
  deskSearch: { name: 'desk-search', max: 240, seconds: minute },
  staffLink: { name: 'staff-link', max: 60, seconds: hour },
  statement: { name: 'statement', max: 60, seconds: 15 * minute },
  receipt: { name: 'receipt', max: 120, seconds: 15 * minute },
  /** Receipts that a donor asks for by mail. */
  receiptMail: { name: 'receipt-mail', max: 30, seconds: hour },
  /** Share cards that are drawn, because none is cached. */
  shareCard: { name: 'share-card', max: 120, seconds: 15 * minute },
  goal: { name: 'goal', max: 30, seconds: 15 * minute },
  join: { name: 'join', max: 120, seconds: 15 * minute },
  commentOnArticle: { name: 'comment-article', max: 5, seconds: 10 * minute },
  commentByNetwork: { name: 'comment-address', max: 30, seconds: hour },
} as const satisfies Record<string, Limit>;

/** Limits of code requests. */
export const sendingLimits: readonly Limit[] = [
  { name: 'code-minute', max: 1, seconds: codeLimits.resendSeconds },
  { name: 'code-hour', max: codeLimits.perHour, seconds: hour },
  { name: 'code-day', max: codeLimits.perDay, seconds: day },
];

/** All limits. Their names are the labels of `limits_reached_total`. */
export const allLimits: readonly Limit[] = [...Object.values(callLimits), ...sendingLimits];

/** Length of the longest window, in milliseconds. */
export const maxWindow = day * 1000;

export interface Limits {
  /**
   * Counts attempts. Call it before the work, so that simultaneous attempts count too. Throws a `LimitExceeded` when a
   * limit is exceeded; what is counted already stays counted, unless a limit was exceeded before.
   */
  count: (...attempts: readonly Attempt[]) => Promise<void>;
  /** Like `count`, but returns `false` when a limit is exceeded. */
  allows: (...attempts: readonly Attempt[]) => Promise<boolean>;
  /** Gives back attempts that should not count, such as a successful sign-in. */
  giveBack: (...attempts: readonly Attempt[]) => Promise<void>;
  /** Forgets all attempts of these limits and subjects, so that their windows start again. */
  lift: (...attempts: readonly Attempt[]) => Promise<void>;
}

/** Dependencies of the limits. */
export interface LimitServices {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  secret: string;
  /** Called once per window, when a limit is first exceeded. */
  onReached?: (limit: Limit) => void;
  /** Called for each attempt beyond a limit. */
  onRefused?: (limit: Limit) => void;
}

/** An attempt beyond a limit. */
interface Exceeded {
  limit: Limit;
  /** Seconds until the client may try again. */
  retryAfter: number;
}

/** The refusal of an attempt beyond a limit. */
export class LimitExceeded extends RefusedCall {
  /** The name of the limit. */
  readonly limit: string;
  declare readonly retryAfter: number;

  constructor({ limit: { name, sentence }, retryAfter }: Exceeded) {
    const said = sentence?.() ?? refusals.tooManyRequests;
    super(429, time.tryAgainIn({ sentence: said, wait: formatWait(retryAfter) }), { retryAfter });
    this.limit = name;
  }
}

/** Returns the end of a window that starts at `at`, in epoch milliseconds. */
const endOf = ({ seconds }: Limit, at: number) => at + seconds * 1000;

/** Stores counters in the database, so that limits apply across processes and restarts. */
class DatabaseLimits implements Limits {
  readonly #services: LimitServices;

  constructor(services: LimitServices) {
    this.#services = services;
  }

  async count(...attempts: readonly Attempt[]): Promise<void> {
    const exceeded = await this.#countAll(attempts);
    if (exceeded) throw new LimitExceeded(exceeded);
  }

  async allows(...attempts: readonly Attempt[]): Promise<boolean> {
    return (await this.#countAll(attempts)) === undefined;
  }

  async giveBack(...attempts: readonly Attempt[]): Promise<void> {
    for (const attempt of attempts) {
      await this.#services.database
        .updateTable('limits')
        .set({ count: sql`count - 1` })
        .where('key', '=', this.#keyOf(attempt))
        .where('count', '>', 0)
        .execute();
    }
  }

  async lift(...attempts: readonly Attempt[]): Promise<void> {
    const keys = attempts.map((attempt) => this.#keyOf(attempt));
    await this.#services.database.deleteFrom('limits').where('key', 'in', keys).execute();
  }

  /**
   * Counts attempts until one exceeds its limit. Returns that limit. Beyond a known limit it only reads: on SQLite,
   * each write of a flood would hold up the whole site.
   */
  async #countAll(attempts: readonly Attempt[]): Promise<Exceeded | undefined> {
    const known = await this.#findExceeded(attempts);
    if (known) return known;
    for (const attempt of attempts) {
      const exceeded = await this.#countOne(attempt);
      if (exceeded) return exceeded;
    }
    return undefined;
  }

  /** Returns the first limit that was exceeded before these attempts. Reads all of them at once. */
  async #findExceeded(attempts: readonly Attempt[]): Promise<Exceeded | undefined> {
    if (attempts.length === 0) return undefined;
    const keys = attempts.map((attempt) => this.#keyOf(attempt));
    const rows = await this.#services.database
      .selectFrom('limits')
      .select(['key', 'count', 'resets_at'])
      .where('key', 'in', keys)
      .execute();
    const at = this.#services.now();
    for (const [index, [limit]] of attempts.entries()) {
      const row = rows.find(({ key }) => key === keys[index]);
      const isCurrent = row && row.resets_at > at && row.resets_at <= endOf(limit, at) + clockTolerance;
      if (isCurrent && row.count > limit.max) return this.#refuse(limit, row.resets_at - at);
    }
    return undefined;
  }

  #refuse(limit: Limit, wait: number): Exceeded {
    this.#services.onRefused?.(limit);
    return { limit, retryAfter: Math.ceil(wait / 1000) };
  }

  /** Counts one attempt. Returns its limit if it is exceeded. */
  async #countOne(attempt: Attempt): Promise<Exceeded | undefined> {
    const [limit] = attempt;
    const { database, now, onReached } = this.#services;
    const at = now();
    const end = endOf(limit, at);
    // A later end was written while the clock was wrong.
    const isOver = sql`limits.resets_at <= ${at} or limits.resets_at > ${end + clockTolerance}`;
    const { count, resets_at } = await database
      .insertInto('limits')
      .values({ key: this.#keyOf(attempt), count: 1, resets_at: end })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then 1 else limits.count + 1 end`,
          resets_at: sql`case when ${isOver} then excluded.resets_at else limits.resets_at end`,
        }),
      )
      .returning(['count', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (count <= limit.max) return undefined;
    if (count === limit.max + 1) onReached?.(limit);
    return this.#refuse(limit, resets_at - at);
  }

  /** Stores a keyed hash instead of the network or e-mail address. */
  #keyOf([{ name }, subject]: Attempt): string {
    return `${name}:${keyedDigest(this.#services.secret, subject)}`;
  }
}

/** Creates the limits of a server. */
export const createLimits = (services: LimitServices): Limits => new DatabaseLimits(services);
