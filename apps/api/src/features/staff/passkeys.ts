import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import type { Services } from '../../actions/services.ts';
import type { Database } from '../../database/schema.ts';
import type { StaffSession } from '../../platform/http/staff-session.ts';

/** Options or responses of the browser's passkey interface: JSON that `@simplewebauthn` defines. */
type Json = Record<string, unknown>;

/** Loads the library on first use: it takes longer to load than the rest of the server needs to start. */
const webauthn = () => import('@simplewebauthn/server');

/** The identity of the desk for authenticators. */
function relyingParty(deskOrigin: () => string) {
  const origin = deskOrigin();
  return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
}

/** Stores the challenge of the session's next passkey response, and drops the one before. */
async function storeChallenge(database: Database, sessionId: string, challenge: string | null): Promise<void> {
  await database.updateTable('staff_sessions').set({ challenge }).where('id', '=', sessionId).execute();
}

/** Takes the challenge of a session, so that no second response can use it. */
async function takeChallenge(database: Database, { challenge, id }: StaffSession): Promise<string | undefined> {
  if (challenge === null) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('staff_sessions')
    .set({ challenge: null })
    .where('id', '=', id)
    .where('challenge', '=', challenge)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? challenge : undefined;
}

const passkeysOf = (database: Database, staffId: number) =>
  database.selectFrom('staff_passkeys').selectAll().where('staff_id', '=', staffId).execute();

/** Returns the options with which a browser signs in with one of the person's passkeys. */
export async function passkeySignInOptions(
  { database, deskOrigin }: Services,
  { id, staff }: StaffSession,
): Promise<Json> {
  const passkeys = await passkeysOf(database, staff.id);
  const library = await webauthn();
  const options = await library.generateAuthenticationOptions({
    rpID: relyingParty(deskOrigin).expectedRPID,
    allowCredentials: passkeys.map((row) => ({ id: row.credential_id })),
    userVerification: 'preferred',
  });
  await storeChallenge(database, id, options.challenge);
  return { ...options };
}

/** Whether a response is signed by one of the person's passkeys for this session's challenge. */
export async function verifyPasskey(
  { database, deskOrigin }: Pick<Services, 'database' | 'deskOrigin'>,
  session: StaffSession,
  credential: Json,
): Promise<boolean> {
  const challenge = await takeChallenge(database, session);
  const passkeys = await passkeysOf(database, session.staff.id);
  const passkey = passkeys.find((row) => row.credential_id === credential['id']);
  if (challenge === undefined || !passkey || !isAuthentication(credential)) return false;
  const library = await webauthn();
  const result = await library
    .verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      ...relyingParty(deskOrigin),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    })
    .catch(() => undefined);
  if (!result?.verified) return false;
  await database
    .updateTable('staff_passkeys')
    .set({ counter: result.authenticationInfo.newCounter })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

/** Returns the options with which a browser creates a passkey. */
export async function passkeyOptions(
  { database, deskOrigin, foundation }: Services,
  { id, staff }: StaffSession,
): Promise<Json> {
  const { passkey_user: user } = await database
    .selectFrom('staff')
    .select('passkey_user')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow();
  const passkeys = await passkeysOf(database, staff.id);
  const library = await webauthn();
  const options = await library.generateRegistrationOptions({
    rpName: foundation.product,
    rpID: relyingParty(deskOrigin).expectedRPID,
    userName: staff.email,
    userID: new Uint8Array(Buffer.from(user, 'base64url')),
    userDisplayName: staff.name,
    excludeCredentials: passkeys.map((row) => ({ id: row.credential_id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(database, id, options.challenge);
  return { ...options };
}

/** A verified new passkey, as it is stored. */
export interface NewPasskey {
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
}

/** Verifies a new passkey. Returns `undefined` when it does not answer this session's challenge. */
export async function verifyNewPasskey(
  { database, deskOrigin }: Services,
  session: StaffSession,
  credential: Json,
): Promise<NewPasskey | undefined> {
  const challenge = await takeChallenge(database, session);
  if (challenge === undefined || !isRegistration(credential)) return undefined;
  const library = await webauthn();
  const result = await library
    .verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      ...relyingParty(deskOrigin),
      requireUserVerification: false,
    })
    .catch(() => undefined);
  if (!result?.verified) return undefined;
  const { counter, id, publicKey, transports } = result.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports?.join(',') ?? '',
  };
}

const hasText = (value: unknown, names: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => typeof new Map<string, unknown>(Object.entries(value)).get(name) === 'string');

/** Whether a value has the members that the library reads before it verifies them. */
const isAuthentication = (credential: Json): credential is Json & AuthenticationResponseJSON =>
  hasText(credential, ['id', 'rawId', 'type']) &&
  hasText(credential['response'], ['clientDataJSON', 'authenticatorData', 'signature']);

const isRegistration = (credential: Json): credential is Json & RegistrationResponseJSON =>
  hasText(credential, ['id', 'rawId', 'type']) &&
  hasText(credential['response'], ['clientDataJSON', 'attestationObject']);
