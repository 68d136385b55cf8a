import {
  type Encoding,
  type ImportColumns,
  type optionalColumns,
  type SomeColumns,
  type UploadedImport,
  withAnswer,
} from '@hearthlight/domain/desk';

type OptionalColumn = (typeof optionalColumns)[number];

/** The values of the form. An optional column that the file lacks is empty. */
export type ColumnsEntry = Pick<ImportColumns, 'bank' | 'date' | 'amount'> &
  Record<OptionalColumn, string> & {
    /** Empty while nobody knows it. */
    date_format: ImportColumns['date_format'] | '';
    decimal: ImportColumns['decimal'] | '';
    /** Empty as long as nobody has chosen one. */
    encoding: Encoding | '';
    /** The line with the names of the columns, or empty. */
    header_line: string;
    /** The number of a campaign, or empty. */
    campaign_id: string;
  };

/**
 * Returns the values of the form for columns that were guessed or remembered, and for a campaign. Files of PayPal and
 * Stripe need none.
 */
export const entryOf = (columns: UploadedImport['columns'], campaign = ''): ColumnsEntry => ({
  bank: columns ? (columns.bank ?? '') : 'bank',
  date: columns ? (columns.date ?? '') : 'Date',
  date_format: columns ? (columns.date_format ?? '') : 'YYYY-MM-DD',
  amount: columns ? (columns.amount ?? '') : 'Amount',
  decimal: columns ? (columns.decimal ?? '') : '.',
  out: columns?.out ?? '',
  direction: columns?.direction ?? '',
  name: columns?.name ?? '',
  cause: columns?.cause ?? '',
  email: columns?.email ?? '',
  campaign: columns?.campaign ?? '',
  currency: columns?.currency ?? '',
  fee: columns?.fee ?? '',
  number: columns?.number ?? '',
  encoding: columns?.encoding ?? '',
  header_line: String(columns?.header_line || ''),
  campaign_id: campaign,
});

type Chosen = Omit<ColumnsEntry, 'campaign_id'>;

/**
 * Returns what differs between two entries. The words of a direction are those of its column and of the amounts beside
 * it.
 */
export function changesOf(entry: Chosen, before: Chosen): SomeColumns {
  const known = new Map<string, string>(Object.entries(before));
  const {
    date_format: format,
    decimal,
    encoding,
    header_line: line,
    ...changed
  }: Partial<Chosen> = Object.fromEntries(Object.entries(entry).filter(([name, value]) => value !== known.get(name)));
  const isMoved = changed.amount !== undefined || changed.direction !== undefined;
  return {
    ...(isMoved && { incoming: undefined, outgoing: undefined }),
    ...changed,
    ...(format && { date_format: format }),
    ...(decimal && { decimal }),
    ...(encoding !== undefined && { encoding: encoding === '' ? undefined : encoding }),
    ...(line !== undefined && { header_line: line === '' ? undefined : Number(line) }),
  };
}

/**
 * Returns what is known about a file with other choices. With another encoding, its columns have other names and are
 * found again.
 */
export const withChoices = (known: SomeColumns, chosen: SomeColumns): SomeColumns =>
  'encoding' in chosen ? { bank: known.bank, ...chosen } : withAnswer(known, chosen);
