import { createHash, randomBytes } from 'node:crypto';

import type { Sha256 } from '@hearthlight/domain/ledger';

/** SHA-256 from Node.js. */
export const sha256: Sha256 = (bytes) =>
  Promise.resolve(new Uint8Array(createHash('sha256').update(bytes).digest()));

/** Returns 32 random bytes in hexadecimal. */
export const newSalt = (): string => randomBytes(32).toString('hex');
