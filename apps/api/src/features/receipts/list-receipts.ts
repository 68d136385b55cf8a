import { fromCents } from '@hearthlight/domain';

import { ActionError, type Page, type PageRange } from '../../actions/action.ts';
import { exactMoney } from '../../actions/document.ts';
import { readPage } from '../../actions/read-page.ts';
import { newestFirst } from '../../database/newest-first.ts';
import type { Database } from '../../database/schema.ts';
import { formatReceiptNumber } from './format-receipt-number.ts';
import { findReceipt } from './read-receipts.ts';

/** Lists receipts for the command line, newest first. */
export async function listReceipts(database: Database, { from, page, to }: PageRange = { page: 1 }): Promise<Page> {
  let query = database
    .selectFrom('receipts')
    .select(['id', 'year', 'serial', 'gift_id', 'cents', 'issued_on', 'name', 'email']);
  if (from !== undefined) query = query.where('issued_on', '>=', from);
  if (to !== undefined) query = query.where('issued_on', '<=', to);
  const { hasMore, rows } = await readPage(newestFirst(query, 'issued_on', 'id'), page);
  const receipts = rows.map((row) => ({
    number: formatReceiptNumber(row),
    issued_on: row.issued_on,
    donation: row.gift_id,
    amount: fromCents(row.cents),
    name: row.name,
    email: row.email,
  }));
  return {
    columns: ['number', 'issued_on', 'donation', 'amount', 'name', 'email'],
    rows: receipts,
    lines: rows.map((row) =>
      [
        formatReceiptNumber(row),
        row.issued_on,
        `gift ${row.gift_id}`,
        exactMoney(row.cents),
        row.name ?? row.email ?? 'anonymous',
      ].join('\t'),
    ),
    empty: 'There are no such receipts.',
    hasMore,
  };
}

/** Returns a receipt by its number. Throws an `ActionError` for an unknown one. */
export async function knownReceipt(database: Database, number: { serial: number; year: number }) {
  const receipt = await findReceipt(database, number);
  if (receipt) return receipt;
  throw new ActionError(`There is no receipt ${formatReceiptNumber(number)}; “receipt list” shows the newest.`);
}

/** Returns a receipt for the command line. Throws an `ActionError` for an unknown number. */
export async function showReceipt(database: Database, number: { serial: number; year: number }) {
  const receipt = await knownReceipt(database, number);
  const {
    cents,
    day,
    gift,
    giftId,
    giverKey: _,
    issuedOn,
    isMonthClosed: __,
    ledgerMonth,
    reversedBy,
    ...rest
  } = receipt;
  const json = { ...rest, donation: giftId, amount: fromCents(cents), date: day, issued_on: issuedOn };
  const lines = [
    `Receipt ${receipt.number}, issued on ${issuedOn}`,
    ...(receipt.reverses === undefined ? [] : [`Reverses receipt ${receipt.reverses}`]),
    ...(reversedBy === undefined ? [] : [`Reversed by receipt ${reversedBy}`]),
    `${exactMoney(cents)} for gift ${giftId} of ${day}`,
    [receipt.name, receipt.email].filter((part) => part !== null).join(', ') || 'anonymous',
  ];
  return {
    json: { ...json, ...gift, ledger_month: ledgerMonth, reversed_by: reversedBy },
    text: lines.join('\n'),
  };
}
