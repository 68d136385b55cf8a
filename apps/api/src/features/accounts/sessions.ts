import { jwtVerify, SignJWT } from 'jose';
import type { Transaction } from 'kysely';

import type { Services } from '../../actions/services.ts';
import type { Schema } from '../../database/schema.ts';
import { clockTolerance } from '../../lib/clock.ts';
import { digest } from '../../lib/secure-random.ts';
import { RefusedCall, refusals } from '../../platform/http/refusal.ts';
import type { DonorSession } from '../../platform/http/route.ts';
import { existsFor } from './demo-accounts.ts';

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

const issuer = 'hearthlight';
const tokenType = 'at+jwt';
/** How long a donor's session lasts. */
export const lifeSeconds = 24 * 60 * 60;

/** Latest possible end of a session, in milliseconds from now. A later end was written while the clock was wrong. */
export const maxSessionEnd = lifeSeconds * 1000 + clockTolerance;

/** Maximum number of sessions per account. A new one ends the oldest. */
export const maxSessions = 20;

/** A request that may carry an access token. */
interface DonorRequest {
  headers: { authorization?: string | undefined };
  /** See `existsFor`. */
  isLocal: boolean;
}

/**
 * Donor sessions. The refresh token is random, its digest is the session's id, and the access token is a JWT that names
 * this id. The database stores only the digest of the id, so a copy of the database yields neither token. A token is
 * valid only while its session is in the database.
 */
export class Sessions {
  readonly #services: Pick<Services, 'database' | 'now' | 'random' | 'secret'>;
  readonly #key: Uint8Array;

  constructor(services: Pick<Services, 'database' | 'now' | 'random' | 'secret'>) {
    this.#services = services;
    this.#key = new TextEncoder().encode(`access-token ${services.secret}`);
  }

  /**
   * Opens a session and returns its tokens. The transaction must have locked the donor's row, so that simultaneous
   * sign-ins cannot exceed `maxSessions`.
   */
  async open(transaction: Transaction<Schema>, donorId: number): Promise<Tokens> {
    const { random, now } = this.#services;
    const at = now();
    const refreshToken = random.token();
    const id = digest(refreshToken);
    const values = {
      id: digest(id),
      donor_id: donorId,
      created_at: at,
      expires_at: at + lifeSeconds * 1000,
    };
    await endOldest(transaction, donorId, at);
    await transaction.insertInto('sessions').values(values).execute();
    const accessToken = await new SignJWT({ sid: id })
      .setProtectedHeader({ alg: 'HS256', typ: tokenType })
      .setIssuer(issuer)
      .setSubject(String(donorId))
      .setIssuedAt(Math.floor(at / 1000))
      .setExpirationTime(Math.floor(at / 1000) + lifeSeconds)
      .sign(this.#key);
    return { access_token: accessToken, refresh_token: refreshToken };
  }

  /** Returns the session named by the `Authorization` header. Throws a 401 unless it is valid and open. */
  async authenticate(request: DonorRequest): Promise<DonorSession> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
    const claimed = token === undefined ? undefined : await this.#claimsOf(token).catch(() => undefined);
    if (!claimed) throw new RefusedCall(401, refusals.unauthorized);
    const { database, now } = this.#services;
    const row = await database
      .selectFrom('sessions')
      .innerJoin('donors', 'donors.id', 'sessions.donor_id')
      .select(['sessions.id', 'donor_id', 'email'])
      .where('sessions.id', '=', digest(claimed.id))
      .where('expires_at', '>', now())
      .where('expires_at', '<=', now() + maxSessionEnd)
      .executeTakeFirst();
    if (row?.donor_id !== claimed.donorId || !existsFor(request, row.email))
      throw new RefusedCall(401, refusals.unauthorized);
    return { id: row.id, donorId: row.donor_id };
  }

  /** Ends a session. Its access token is rejected from now on. */
  async close(session: DonorSession): Promise<void> {
    await this.#services.database.deleteFrom('sessions').where('id', '=', session.id).execute();
  }

  async #claimsOf(token: string): Promise<DonorSession> {
    const { payload } = await jwtVerify(token, this.#key, {
      algorithms: ['HS256'],
      issuer,
      typ: tokenType,
      currentDate: new Date(this.#services.now()),
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    return { id: String(payload['sid']), donorId: Number(payload.sub) };
  }
}

/**
 * Ends the oldest sessions of an account to make room for a new one. Also ends sessions dated in the future by a wrong
 * clock, which would count as the newest.
 */
async function endOldest(transaction: Transaction<Schema>, donorId: number, now: number): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('donor_id', '=', donorId)
    .where('expires_at', '>', now + maxSessionEnd)
    .execute();
  const sessions = transaction.selectFrom('sessions').select('id').where('donor_id', '=', donorId);
  await transaction
    .deleteFrom('sessions')
    .where('donor_id', '=', donorId)
    .where('id', 'not in', sessions.orderBy('created_at', 'desc').limit(maxSessions - 1))
    .execute();
}
