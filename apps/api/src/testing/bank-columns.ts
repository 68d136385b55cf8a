import type { SomeColumns } from '@hearthlight/domain/desk';

/** The columns of a plain export, with the header `Date,Amount,Payer,Details`. */
export const bankColumns = {
  bank: 'oak',
  date: 'Date',
  date_format: 'YYYY-MM-DD',
  amount: 'Amount',
  decimal: '.',
  name: 'Payer',
  cause: 'Details',
} as const satisfies SomeColumns;
