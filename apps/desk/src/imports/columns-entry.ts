import type { ImportColumns, optionalColumns, UploadedImport } from '@hearthlight/domain/desk';

type OptionalColumn = (typeof optionalColumns)[number];

/** The values of the form. An optional column that the file lacks is empty. */
export type ColumnsEntry = Pick<ImportColumns, 'bank' | 'date' | 'date_format' | 'amount' | 'decimal'> &
  Record<OptionalColumn, string> & {
    /** The line with the names of the columns, or empty. */
    header_line: string;
    /** The number of a campaign, or empty. */
    campaign_id: string;
  };

/** Returns the values of the form for columns that were guessed or remembered. Files of PayPal and Stripe need none. */
export const entryOf = (columns: UploadedImport['columns']): ColumnsEntry => ({
  bank: columns ? (columns.bank ?? '') : 'bank',
  date: columns ? (columns.date ?? '') : 'Date',
  date_format: columns?.date_format ?? 'YYYY-MM-DD',
  amount: columns ? (columns.amount ?? '') : 'Amount',
  decimal: columns?.decimal ?? '.',
  out: columns?.out ?? '',
  direction: columns?.direction ?? '',
  name: columns?.name ?? '',
  cause: columns?.cause ?? '',
  email: columns?.email ?? '',
  campaign: columns?.campaign ?? '',
  currency: columns?.currency ?? '',
  fee: columns?.fee ?? '',
  number: columns?.number ?? '',
  header_line: String(columns?.header_line || ''),
  campaign_id: '',
});
