import { createHash, randomBytes, randomInt } from 'node:crypto';

import { limits } from '@hearthlight/domain';

/** Where everything comes from that nobody may guess. */
export interface Chance {
  /** A five-digit code, leading zeros kept. */
  code: () => string;
  /** 256 bits for a token. */
  token: () => string;
}

/** The operating system's source of randomness. */
export const trueChance: Chance = {
  code: () => String(randomInt(10 ** limits.code.length)).padStart(limits.code.length, '0'),
  token: () => randomBytes(32).toString('base64url'),
};

/** What is stored of a token. It has 256 random bits, so a plain digest cannot be turned back. */
export const digest = (token: string) => createHash('sha256').update(token).digest('base64url');
