import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

import { limits } from '@hearthlight/domain';

/** A source of unguessable values. */
export interface SecureRandom {
  /** Returns a five-digit code, with leading zeros. */
  code: () => string;
  /** Returns a 256-bit token. */
  token: () => string;
}

/** The operating system's source of randomness. */
export const secureRandom: SecureRandom = {
  code: () => String(randomInt(10 ** limits.code.length)).padStart(limits.code.length, '0'),
  token: () => randomBytes(32).toString('base64url'),
};

/** Returns the digest of a token for storage. Tokens have 256 random bits, so no salt is needed. */
export const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns a digest that requires the secret, for guessable values. */
export const keyedDigest = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64url');
