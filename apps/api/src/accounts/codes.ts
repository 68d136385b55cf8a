import { createHmac, timingSafeEqual } from 'node:crypto';

import { codeLimits } from '@hearthlight/domain';

import type { Database, Schema } from '../database/schema.ts';
import type { Limit, Limits } from '../http/limits.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import type { Chance } from './chance.ts';

type Purpose = Schema['codes']['purpose'];

/** How long a code is good, and then how long its verified browser may choose a new password. */
export const codeLife = codeLimits.lifeMinutes * 60_000;

/** How often a code may be asked for, for one e-mail address. */
const sendingLimits: readonly Limit[] = [
  { name: 'code-minute', most: 1, seconds: codeLimits.resendSeconds },
  { name: 'code-hour', most: codeLimits.perHour, seconds: 3600 },
  { name: 'code-day', most: codeLimits.perDay, seconds: 86_400 },
];

export interface CodeOwner {
  purpose: Purpose;
  emailKey: string;
  /** For recovery: the browser that asked, as its cookie's digest. */
  browserHash?: string;
}

/** By what a code is looked up when it comes back: sign-up names the address, recovery only the browser. */
export type CodeHolder =
  | { purpose: 'sign-up'; emailKey: string }
  | { purpose: 'recovery'; browserHash: string };

/** The code that was checked. */
export interface CodeRow {
  emailKey: string;
  codeHash: string;
}

/** Where codes are kept, and what they are made and counted with. */
export interface CodePlace {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  chance: Chance;
  limits: Limits;
  secret: string;
}

/** Codes, kept hashed in the database, one for an address and a purpose. */
export class Codes {
  readonly #place: CodePlace;

  constructor(place: CodePlace) {
    this.#place = place;
  }

  /**
   * Makes a code, has it mailed by `send`, and makes the one before it worthless. When the mail is refused the code
   * is forgotten and the try not counted, so that asking again is possible at once.
   */
  async send(owner: CodeOwner, send: (code: string) => Promise<void>): Promise<void> {
    const { chance, database, limits } = this.#place;
    const tries = sendingLimits.map((limit) => [limit, `${owner.purpose} ${owner.emailKey}`] as const);
    await limits.count(...tries);
    const code = chance.code();
    const codeHash = await this.#keep(owner, code);
    try {
      await send(code);
    } catch (error) {
      await database
        .deleteFrom('codes')
        .where('purpose', '=', owner.purpose)
        .where('email_key', '=', owner.emailKey)
        .where('code_hash', '=', codeHash)
        .execute();
      await limits.giveBack(...tries);
      throw error;
    }
  }

  /** Counts a try at the code of an address or a browser; throws a 400 unless it is right, good, and not used up. */
  async check(of: CodeHolder, code: string): Promise<CodeRow> {
    const [column, holder] =
      of.purpose === 'sign-up'
        ? (['email_key', of.emailKey] as const)
        : (['browser_hash', of.browserHash] as const);
    const row = await this.#place.database
      .updateTable('codes')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('purpose', '=', of.purpose)
      .where(column, '=', holder)
      .where('verified_at', 'is', null)
      .where('tries', '<', codeLimits.tries)
      .where('expires_at', '>', this.#place.now())
      .returning(['email_key', 'code_hash'])
      .executeTakeFirst();
    if (!row) throw codeRefusal(refusals.codeSpent);
    const typed = Buffer.from(this.#hashOf(of.purpose, row.email_key, code));
    if (!timingSafeEqual(typed, Buffer.from(row.code_hash))) throw codeRefusal(refusals.codeWrong);
    return { emailKey: row.email_key, codeHash: row.code_hash };
  }

  #hashOf(purpose: Purpose, emailKey: string, code: string): string {
    return createHmac('sha256', this.#place.secret)
      .update(`${purpose}\n${emailKey}\n${code}`)
      .digest('base64url');
  }

  async #keep({ purpose, emailKey, browserHash }: CodeOwner, code: string): Promise<string> {
    const { database, now } = this.#place;
    const row = {
      code_hash: this.#hashOf(purpose, emailKey, code),
      tries: 0,
      expires_at: now() + codeLife,
      browser_hash: browserHash ?? null,
      verified_at: null,
    };
    await database
      .insertInto('codes')
      .values({ purpose, email_key: emailKey, ...row })
      .onConflict((conflict) => conflict.columns(['purpose', 'email_key']).doUpdateSet(row))
      .execute();
    return row.code_hash;
  }
}

/** A refusal that the code's own field shows. */
export const codeRefusal = (sentence: string) =>
  new RefusedCall(400, sentence, { fields: { code: sentence } });
