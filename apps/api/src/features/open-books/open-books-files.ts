import { dataCsv, formats, fromCents, openBooksFiles, paths } from '@hearthlight/domain';

import type { ArticleServices } from '../news/articles.ts';
import { allPaidBills, readOpenBooks } from './open-books.ts';

type FieldType = 'string' | 'integer' | 'number' | 'date' | 'yearmonth';

/** A table of the Data Package: its fields, and its rows in their order. */
interface DataTable {
  title: string;
  fields: Readonly<Record<string, FieldType>>;
  rows: (services: ArticleServices) => Promise<(string | number)[][]>;
}

const tables: Readonly<Record<string, DataTable>> = {
  'gifts-by-month': {
    title: 'Gifts and paid bills by month',
    fields: { month: 'yearmonth', received: 'number', paid: 'number' },
    rows: async (services) =>
      (await readOpenBooks(services)).months.map(({ month, paid, received }) => [month, received, paid]),
  },
  'gifts-by-campaign': {
    title: 'Gifts and paid bills by campaign; without a number and a title for those that are for none',
    fields: { campaign_id: 'integer', title: 'string', received: 'number', paid: 'number' },
    rows: async (services) =>
      (await readOpenBooks(services)).campaigns.map(({ id, paid, received, title }) => [
        id ?? '',
        title,
        received,
        paid,
      ]),
  },
  'gifts-by-method': {
    title: 'Gifts by payment method; without a name for methods of few gifts',
    fields: { method: 'string', received: 'number' },
    rows: async (services) =>
      (await readOpenBooks(services)).methods.map(({ method, received }) => [method ?? '', received]),
  },
  bills: {
    title: 'Paid bills; the payee is named if the scan is published at /bills/{id}',
    fields: {
      id: 'integer',
      paid_on: 'date',
      payee: 'string',
      kind: 'string',
      amount: 'number',
      campaign_id: 'integer',
    },
    rows: async ({ database }) =>
      (await allPaidBills(database)).map((bill) => [
        bill.id,
        bill.paid_on,
        bill.payee ?? '',
        bill.kind,
        fromCents(bill.amount_cents),
        bill.campaign_id ?? '',
      ]),
  },
};

/** Returns the descriptor of the tables (https://datapackage.org, version 2). */
const descriptor = (name: string, origin: string): string =>
  JSON.stringify(
    {
      $schema: 'https://datapackage.org/profiles/2.0/datapackage.json',
      name: 'open-books',
      title: `Open books of ${name}`,
      homepage: origin + paths.books,
      resources: Object.entries(tables).map(([table, { fields, title }]) => ({
        name: table,
        title,
        type: 'table',
        path: `${table}.csv`,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        schema: {
          fields: Object.entries(fields).map(([field, type]) => ({
            name: field,
            type,
            ...(type === 'number' && { description: `In ${formats().currency}` }),
          })),
          missingValues: [''],
        },
      })),
    },
    null,
    2,
  );

/**
 * Returns a file of the open books, or `undefined` if there is none of that name. Amounts are in the foundation's
 * currency, with decimal points in every language. `name` is the foundation's.
 */
export async function openBooksFile(
  { name, ...services }: ArticleServices & { name: string },
  file: string,
  origin: string,
): Promise<string | undefined> {
  if (file === 'datapackage.json') return descriptor(name, origin);
  const table = openBooksFiles.some((known) => known === file) ? tables[file.replace('.csv', '')] : undefined;
  return table && dataCsv(Object.keys(table.fields), await table.rows(services));
}
