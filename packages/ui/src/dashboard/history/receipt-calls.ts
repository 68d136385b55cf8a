import type { Result } from '@hearthlight/domain';

/** A donor's actions on a receipt, named by its number. */
export interface ReceiptCalls {
  /** Loads the receipt as HTML; `undefined` if that fails. */
  load: (number: string) => Promise<string | undefined>;
  /** Mails the receipt to the donor. */
  mail: (number: string) => Promise<Result>;
}
