import type { Sha256 } from '@hearthlight/domain/ledger';

/** SHA-256 as browsers have it, on secure connections only. */
export const sha256: Sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
