import { timingSafeEqual } from 'node:crypto';

import { codeLimits } from '@hearthlight/domain';

import type { Services } from '../../actions/services.ts';
import { clockTolerance } from '../../lib/clock.ts';
import { emailKey } from '../../lib/email-key.ts';
import { keyedDigest } from '../../lib/secure-random.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import { byNetwork } from '../../platform/limits/client-network.ts';
import { type Attempt, callLimits, sendingLimits } from '../../platform/limits/limits.ts';

/**
 * Lifetime of a code in milliseconds. Once the code is verified, the browser has as long again to set a new password.
 */
export const codeLife = codeLimits.lifeMinutes * 60_000;

/** Returns the attempts that a code request counts against a subject. */
export const codeRequests = (subject: string): Attempt[] => sendingLimits.map((limit) => [limit, subject]);

/**
 * The subject that a code is bound to. Sign-up: the exact address it is mailed to. Recovery: the digest of the
 * requesting browser's cookie.
 */
export type CodeHolder = { purpose: 'sign-up'; email: string } | { purpose: 'recovery'; browserHash: string };

/** A request for a code. */
export interface CodeRequest {
  holder: CodeHolder;
  emailKey: string;
  /** Counted attempts, given back if the mail is not sent. */
  attempts: readonly Attempt[];
}

/** Returns the key of a holder's row. An address has at most one sign-up code, regardless of case. */
const holderKey = (holder: CodeHolder) => (holder.purpose === 'sign-up' ? emailKey(holder.email) : holder.browserHash);

/** Five-digit codes, stored as keyed hashes, one for each holder. */
export class Codes {
  readonly #services: Pick<Services, 'database' | 'limits' | 'now' | 'random' | 'secret'>;

  constructor(services: Pick<Services, 'database' | 'limits' | 'now' | 'random' | 'secret'>) {
    this.#services = services;
  }

  /**
   * Replaces the holder's code and mails the new one with `send`. If the mail fails, deletes the code and gives back
   * the attempts, so that the donor can try again immediately.
   */
  async send<T>(request: CodeRequest, send: (code: string, codeHash: string) => Promise<T>): Promise<T> {
    const { random, limits } = this.#services;
    const code = random.code();
    await this.#store(request, code);
    try {
      return await send(code, this.#hashOf(request.holder, code));
    } catch (error) {
      await this.#remove(request.holder, code);
      await limits.giveBack(...request.attempts);
      throw error;
    }
  }

  /**
   * Checks an entered code and returns its hash. Throws a 400 unless the code is correct, unexpired and has attempts
   * left. Throws a 429 after too many wrong codes from the client's network, for any address. Attempts are counted
   * before they are made, so that simultaneous attempts cannot exceed the limit.
   */
  async check(holder: CodeHolder, code: string, network: string): Promise<string> {
    const { limits } = this.#services;
    const attempts = [
      ...byNetwork(callLimits.wrongCodesHourly, network),
      ...byNetwork(callLimits.wrongCodesDaily, network),
    ];
    await limits.count(...attempts);
    const codeHash = await this.#checkTries(holder, code);
    await limits.giveBack(...attempts);
    return codeHash;
  }

  /** Gives back the attempt of a correct code when a later step failed. */
  async giveBackTry(codeHash: string): Promise<void> {
    await this.#services.database
      .updateTable('codes')
      .set((expression) => ({ tries: expression('tries', '-', 1) }))
      .where('code_hash', '=', codeHash)
      .execute();
  }

  async #checkTries(holder: CodeHolder, code: string): Promise<string> {
    const at = this.#services.now();
    const row = await this.#services.database
      .updateTable('codes')
      .set((expression) => ({ tries: expression('tries', '+', 1) }))
      .where('purpose', '=', holder.purpose)
      .where('holder', '=', holderKey(holder))
      .where('verified_at', 'is', null)
      .where('tries', '<', codeLimits.tries)
      .where('expires_at', '>', at)
      // A later end was written while the clock was wrong.
      .where('expires_at', '<=', at + codeLife + clockTolerance)
      .returning('code_hash')
      .executeTakeFirst();
    if (!row) throw codeRefusal(refusals.expiredCode);
    const typed = Buffer.from(this.#hashOf(holder, code));
    if (!timingSafeEqual(typed, Buffer.from(row.code_hash))) throw codeRefusal(refusals.incorrectCode);
    return row.code_hash;
  }

  #hashOf(holder: CodeHolder, code: string): string {
    const owner = holder.purpose === 'sign-up' ? holder.email : holder.browserHash;
    return keyedDigest(this.#services.secret, `${holder.purpose}\n${owner}\n${code}`);
  }

  async #store({ holder, emailKey: key }: CodeRequest, code: string): Promise<void> {
    const { database, now } = this.#services;
    const row = {
      email_key: key,
      code_hash: this.#hashOf(holder, code),
      tries: 0,
      expires_at: now() + codeLife,
      verified_at: null,
    };
    await database
      .insertInto('codes')
      .values({ purpose: holder.purpose, holder: holderKey(holder), ...row })
      .onConflict((conflict) => conflict.columns(['purpose', 'holder']).doUpdateSet(row))
      .execute();
  }

  async #remove(holder: CodeHolder, code: string): Promise<void> {
    await this.#services.database.deleteFrom('codes').where('code_hash', '=', this.#hashOf(holder, code)).execute();
  }
}

/** Returns a refusal that the form shows at the code field. */
export const codeRefusal = (sentence: string) =>
  new RefusedCall(400, sentence, { fields: { code: sentence }, attempt: { event: 'code-failed' } });
