import { bankTransfer } from '@hearthlight/domain';
import { importRows as words } from '@hearthlight/words/import-rows';

import type { CsvTable } from '../rows/csv-table.ts';
import { dayAt } from '../rows/days.ts';
import { causeIn, findReference } from '../rows/find-reference.ts';
import {
  amountOf,
  emailOf,
  externalIdOf,
  field,
  type Fields,
  type ImportedGift,
  parseExported,
  refuseCurrency,
  textOf,
} from '../rows/imported-gift.ts';
import { incomeIn } from '../rows/other-money.ts';
import { accepted, isRefusal, noGift, type Refusal, refused } from '../rows/refusal.ts';
import { factsIn } from './stripe.ts';

const donation = 'Total Donation to be Acknowledged';
const match = 'Match Amount';
const feeColumns = ['Cause Support Fee', 'Merchant Fee'];
const required = ['Company', 'Donation Date', 'Transaction ID', donation, match];

/** Whether a file is Benevity's report of donations. */
export const isBenevity = (headers: readonly string[]): boolean => required.every((header) => headers.includes(header));

/** Whether a cell has money. */
const hasMoney = (cell = '') => (parseExported(cell) ?? 0) > 0;

const cellsWithout = (cells: readonly string[], ...left: readonly number[]): string[] =>
  cells.map((cell, index) => (left.includes(index) ? '' : cell));

/**
 * Returns the report with the match of a company as a row of its own: a row has the gift of an employee, that of the
 * company, or both. The second one gets a line behind the last of the file, because people decide about rows by line.
 */
export function withMatches(table: CsvTable): CsvTable {
  const [own, matched] = [table.headers.indexOf(donation), table.headers.indexOf(match)];
  const numbers = table.headers.indexOf('Transaction ID');
  const last = table.rows.at(-1)?.line ?? 0;
  const fees = feeColumns.map((header) => table.headers.indexOf(header));
  const rows = table.rows.map((row) => {
    const isOfCompany = hasMoney(row.cells[matched]) && !hasMoney(row.cells[own]);
    return { ...row, cells: cellsWithout(row.cells, isOfCompany ? own : matched) };
  });
  const matches = table.rows
    .filter(({ cells }) => hasMoney(cells[matched]) && hasMoney(cells[own]) && cells[numbers])
    .map(({ cells, line }) => ({ line: last + line, cells: cellsWithout(cells, own, ...fees) }));
  return { ...table, rows: [...rows, ...matches] };
}

const isMatch = (fields: Fields) => hasMoney(fields[match]);

/** Returns a field that the donor shared. */
const shared = (fields: Fields, header: string): string => {
  const text = field(fields, header);
  return /^not shared by donor$/i.test(text) ? '' : text;
};

const nameOf = (fields: Fields): string =>
  isMatch(fields)
    ? field(fields, 'Company')
    : ['Donor First Name', 'Donor Last Name']
        .map((header) => shared(fields, header))
        .filter(Boolean)
        .join(' ');

/** Returns what a row says before it is known to be a gift. */
export const benevityFacts = (timeZone: string) => (fields: Fields) =>
  factsIn({
    day: dayOf(fields, timeZone),
    currency: field(fields, 'Currency'),
    amount: field(fields, isMatch(fields) ? match : donation),
    giver: nameOf(fields),
    purpose: field(fields, 'Comment', 'Project'),
  });

function dayOf(fields: Fields, timeZone: string): string | Refusal {
  const written = field(fields, 'Donation Date');
  if (!/\d/.test(written)) return noGift(words.noDay);
  return (
    dayAt(written, 'YYYY-MM-DD', { timeZone }) ?? refused(words.unclearDay({ date: written, format: 'YYYY-MM-DD' }))
  );
}

/** Returns a reader for the rows of the report. Its times are in UTC. */
export const benevityReader =
  (timeZone: string) =>
  (fields: Fields): ImportedGift | Refusal => {
    const isOfCompany = isMatch(fields);
    const paid = accepted({
      date: dayOf(fields, timeZone),
      currency: refuseCurrency(field(fields, 'Currency')),
      amountCents: amountOf(field(fields, isOfCompany ? match : donation)),
      number: externalIdOf('benevity', fields, 'Transaction ID'),
    });
    if (isRefusal(paid)) return paid;
    const comment = field(fields, 'Comment');
    const project = field(fields, 'Project');
    return {
      externalId: isOfCompany ? `${paid.number}/match` : paid.number,
      date: paid.date,
      amountCents: paid.amountCents,
      feeCents: feeOf(fields),
      status: 'completed',
      method: bankTransfer,
      cause: causeIn(comment || project),
      email: isOfCompany ? undefined : emailOf(shared(fields, 'Email')),
      name: textOf(nameOf(fields)),
      titles: [project, comment],
      ...(isOfCompany ? { note: words.companyMatch } : findReference([comment])),
      ...incomeIn('', [comment]),
    };
  };

/** The fees of a row are those of its donation, or of a match without one. */
function feeOf(fields: Fields): number {
  const fees = feeColumns.map((header) => parseExported(field(fields, header)) ?? 0);
  return fees.reduce((sum, fee) => sum + fee, 0);
}
