import * as z from 'zod/mini';

import { instant } from '../calls/fields.ts';

/** Data for checking the ledger: the public keys, oldest first, and the closed months, newest first. */
export const ledgerIndex = z.object({
  keys: z.array(
    z.object({
      /** An Ed25519 key, in hexadecimal digits. Keys that are no longer used stay listed. */
      key: z.string(),
      since: instant,
    }),
  ),
  months: z.array(
    z.object({
      /** `YYYY-MM` */
      month: z.string(),
      /** The number of entries of the books in its ledger. */
      entries: z.number(),
      /** The SHA-256 hash of its file, in hexadecimal digits. */
      hash: z.string(),
      closed_at: instant,
    }),
  ),
});
export type LedgerIndex = z.output<typeof ledgerIndex>;
