import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

import { limits } from '@hearthlight/domain';

/** Source of unguessable values. */
export interface SecureRandom {
  /** A five-digit code, leading zeros kept. */
  code: () => string;
  /** 256 bits for a token. */
  token: () => string;
}

/** The operating system's source of randomness. */
export const secureRandom: SecureRandom = {
  code: () => String(randomInt(10 ** limits.code.length)).padStart(limits.code.length, '0'),
  token: () => randomBytes(32).toString('base64url'),
};

/** Returns the digest of a token for storage. A token has 256 random bits, so the digest needs no salt. */
export const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns a digest that cannot be computed without the secret, for values that could be guessed. */
export const keyedDigest = (secret: string, value: string) =>
  createHmac('sha256', secret).update(value).digest('base64url');
