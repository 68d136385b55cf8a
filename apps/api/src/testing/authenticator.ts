import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

import { isoCBOR } from '@simplewebauthn/server/helpers';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** The request that a passkey of the test answers. */
interface Request {
  challenge?: string;
  origin: string;
}

const clientData = (type: string, { challenge, origin }: Request) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** The bits of what an authenticator asserts: the user is present and verified, and a new key follows. */
const flags = { user: 1 | 4, attested: 64 };

const point = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** Returns a public key as authenticators encode it (COSE, ES256). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const members: [number, number | Uint8Array][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(x)],
    [-3, point(y)],
  ];
  return isoCBOR.encode(new Map(members));
}

/** Answers the options of `navigator.credentials.create` with a new key. */
function attest(request: Request, authData: Uint8Array) {
  const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', new Uint8Array(authData)],
  ]);
  return {
    clientDataJSON: base64url(clientData('webauthn.create', request)),
    attestationObject: base64url(isoCBOR.encode(attestation)),
    transports: ['internal'],
  };
}

/** A passkey in software: an ES256 key that answers the challenges of one site. */
export function createAuthenticator(rpId: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;
  const head = (bits: number) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count]);
  };
  const names = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} };
  return {
    /** Answers the options of `navigator.credentials.create`. */
    create(request: Request) {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const authData = Buffer.concat([head(flags.user | flags.attested), credential]);
      return { ...names, response: attest(request, authData) };
    },
    /** Answers the options of `navigator.credentials.get`. */
    get(request: Request) {
      const authenticatorData = head(flags.user);
      const data = clientData('webauthn.get', request);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      };
      return { ...names, response };
    },
  };
}
