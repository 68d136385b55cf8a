import { jwtVerify, SignJWT } from 'jose';

import type { Database } from '../database/schema.ts';
import { RefusedCall, refusals } from '../http/refusal.ts';
import { type Chance, digest } from './chance.ts';

export interface Session {
  id: string;
  donorId: number;
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
}

const issuer = 'hearthlight';
const tokenType = 'at+jwt';
const lifeSeconds = 24 * 60 * 60;

/** Where sessions are kept, and how they are told apart. */
export interface SessionPlace {
  database: Database;
  /** Epoch milliseconds. */
  now: () => number;
  chance: Chance;
  secret: string;
}

/**
 * Sessions are rows. The access token is a JWT that names one; the refresh token is random and stored hashed. The
 * token alone opens nothing: its row must be there too.
 */
export class Sessions {
  readonly #place: SessionPlace;
  readonly #key: Uint8Array;

  constructor(place: SessionPlace) {
    this.#place = place;
    this.#key = new TextEncoder().encode(`access-token ${place.secret}`);
  }

  /** Opens a session of a donor. */
  async open(donorId: number): Promise<Tokens> {
    const { chance, database } = this.#place;
    const at = this.#place.now();
    const id = chance.token();
    const refreshToken = chance.token();
    const values = {
      id: digest(id),
      donor_id: donorId,
      refresh_hash: digest(refreshToken),
      created_at: at,
      expires_at: at + lifeSeconds * 1000,
    };
    await database.insertInto('sessions').values(values).execute();
    const accessToken = await new SignJWT({ sid: id })
      .setProtectedHeader({ alg: 'HS256', typ: tokenType })
      .setIssuer(issuer)
      .setSubject(String(donorId))
      .setIssuedAt(Math.floor(at / 1000))
      .setExpirationTime(Math.floor(at / 1000) + lifeSeconds)
      .sign(this.#key);
    return { access_token: accessToken, refresh_token: refreshToken };
  }

  /** The session that an `Authorization` header names; throws a 401 where it names none that is open. */
  async authenticate(authorization: string | undefined): Promise<Session> {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization ?? '')?.[1];
    const claimed = token === undefined ? undefined : await this.#claimsOf(token).catch(() => undefined);
    if (!claimed) throw new RefusedCall(401, refusals.unauthorised);
    const { database, now } = this.#place;
    const row = await database
      .selectFrom('sessions')
      .select(['id', 'donor_id'])
      .where('id', '=', digest(claimed.id))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    if (row?.donor_id !== claimed.donorId) throw new RefusedCall(401, refusals.unauthorised);
    return { id: row.id, donorId: row.donor_id };
  }

  /** Ends one session; its access token is worthless at once. */
  async close(session: Session): Promise<void> {
    await this.#place.database.deleteFrom('sessions').where('id', '=', session.id).execute();
  }

  async #claimsOf(token: string): Promise<Session> {
    const { payload } = await jwtVerify(token, this.#key, {
      algorithms: ['HS256'],
      issuer,
      typ: tokenType,
      currentDate: new Date(this.#place.now()),
      requiredClaims: ['exp', 'sub', 'sid'],
    });
    return { id: String(payload['sid']), donorId: Number(payload.sub) };
  }
}
