/** A row of a statement of which the file says nothing. */
export const noPayment = {
  account: '',
  // The reason why the row is no payment, or cannot be read.
  notice: '',
  problem: '',
  status: '',
  direction: '',
  isReversal: false,
  amount: '',
  currency: '',
  booked: '',
  number: '',
  name: '',
  iban: '',
  reference: '',
  endToEnd: '',
  text: '',
  // What the bank calls an entry, and what was paid, in cents, before it added the fee of a return.
  kind: '',
  // The codes of its kind: those of ISO 20022, of German banks (GVC), or of the bank itself.
  codes: '',
  original: 0,
  // The text of the entry, and the name of the account's owner if somebody gave through it.
  info: '',
  payer: '',
  // The receiver of the money, which for a payment that came back is its payer.
  payee: '',
  // In cents: charges that were taken before the entry, and the amount with them if the file says that this is what was
  // paid.
  charges: 0,
  gross: 0,
  // Payments of a batch that the file does not list.
  unlisted: 0,
};

/** A payment of a statement in CAMT.053 (ISO 20022), the format in which banks hand out statements, or in MT940. */
export type StatementRow = typeof noPayment;
