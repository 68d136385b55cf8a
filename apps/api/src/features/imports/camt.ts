import { formatMoney, formats, fromCents } from '@hearthlight/domain';
import { importFile } from '@hearthlight/words/import-file';
import { importRows as words } from '@hearthlight/words/import-rows';

import { ActionError } from '../../actions/action.ts';
import type { CsvTable } from './csv-table.ts';
import { readDay } from './days.ts';
import { findReference, referenceIn } from './find-reference.ts';
import {
  amountOf,
  field,
  type Fields,
  type ImportedGift,
  NoGiftRow,
  numberOf,
  parseExported,
  RefusedRow,
  requireCurrency,
  textOf,
} from './imported-gift.ts';
import { isPayout } from './payout.ts';
import { contentNumber, type TimesSeen } from './row-identity.ts';
import { elementsAt, parseXml, textAt, type XmlElement } from './xml.ts';

/**
 * The columns of a statement in CAMT.053 (ISO 20022), the format in which banks hand out statements. Read as a table, it
 * takes the same way as one in CSV. Some rows are no payments: their problem says why.
 */
const columns = [
  'account',
  'notice',
  'problem',
  'status',
  'direction',
  'reversal',
  'amount',
  'currency',
  'booked',
  'number',
  'name',
  'iban',
  'reference',
  'endToEnd',
  'text',
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/** The namespaces of versions 2 to 13. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(?:0[2-9]|1[0-3])$/;

/** Reads a file of statements. Throws an `ActionError` for any other XML. */
export async function readCamt(text: string, file: string): Promise<CsvTable> {
  const document = await parseXml(text, file);
  if (!namespace.test(document.namespace)) {
    throw new ActionError(`${file} is XML, but not a statement in CAMT.053 (versions 2 to 13).`, {
      sentence: () => importFile.notCamt,
    });
  }
  const rows = elementsAt(document, 'BkToCstmrStmt', 'Stmt').flatMap(rowsOfStatement);
  return {
    headers: columns,
    // Some banks write the whole file in one line, so that the number of the row says more than that of the line.
    rows: rows.map((row, index) => ({ line: index + 1, cells: columns.map((name) => row[name] ?? '') })),
    delimiter: '',
  };
}

function rowsOfStatement(statement: XmlElement): Row[] {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  const entries = elementsAt(statement, 'Ntry');
  const payments = entries.flatMap(rowsOfEntry).map((row) => ({ account, ...row }));
  return [...compareBalances(statement, entries), ...payments];
}

/** Returns a row for each payment of an entry. A batch has several. */
function rowsOfEntry(entry: XmlElement): Row[] {
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const shared = {
    // Since version 4, the status is a code within the element.
    status: textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'),
    reversal: textAt(entry, 'RvslInd'),
    direction: textAt(entry, 'CdtDbtInd'),
    booked: dayIn(entry, 'BookgDt') || dayIn(entry, 'ValDt'),
  };
  const number = numberIn(textAt(entry, 'AcctSvcrRef'));
  const whole = { ...shared, ...moneyIn(elementsAt(entry, 'Amt')[0]) };
  const [only, ...others] = details;
  if (!only) return [{ ...whole, number, text: textAt(entry, 'AddtlNtryInf') }];
  if (others.length === 0) {
    const own = partiesOf(only);
    return [{ ...whole, ...own, number: number || numberOfPayment(only) }];
  }
  return rowsOfBatch(entry, details, { ...shared, number });
}

function rowsOfBatch(entry: XmlElement, details: readonly XmlElement[], shared: Row): Row[] {
  const own = details.map(numberOfPayment);
  const areDistinct = new Set(own).size === own.length && !own.includes('');
  const rows = details.map((payment, index): Row => {
    const number = shared.number ? `${shared.number}/${index + 1}` : '';
    return {
      ...shared,
      ...moneyIn(amountOfPayment(payment)),
      direction: textAt(payment, 'CdtDbtInd') || (shared.direction ?? ''),
      ...partiesOf(payment),
      number: areDistinct ? (own[index] ?? '') : number,
    };
  });
  const total = signedMoney(moneyIn(elementsAt(entry, 'Amt')[0]).amount, shared.direction);
  const sum = rows.reduce<number | undefined>(
    (so, row) => plus(so, signedMoney(row.amount, row.direction)),
    0,
  );
  if (sum === total) return rows;
  return rows.map((row) => ({
    ...row,
    problem: words.batchDiffers({ payments: shownMoney(sum), entry: shownMoney(total) }),
  }));
}

const plus = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

/** The amount of a payment in a batch. Earlier versions only have it among the details of the amount. */
const amountOfPayment = (payment: XmlElement) =>
  elementsAt(payment, 'Amt')[0] ??
  elementsAt(payment, 'AmtDtls', 'TxAmt', 'Amt')[0] ??
  elementsAt(payment, 'AmtDtls', 'InstdAmt', 'Amt')[0];

const moneyIn = (amount: XmlElement | undefined) => ({
  amount: amount?.text ?? '',
  currency: amount?.attributes['Ccy'] ?? '',
});

/** Returns a day, or the day of a moment. */
const dayIn = (element: XmlElement, name: string) =>
  (textAt(element, name, 'Dt') || textAt(element, name, 'DtTm')).slice(0, 10);

/** Banks write that they have none. */
const numberIn = (text: string) => (/^(?:NONREF|NOTPROVIDED)$/i.test(text) ? '' : text);

const numberOfPayment = (payment: XmlElement) =>
  numberIn(textAt(payment, 'Refs', 'AcctSvcrRef')) || numberIn(textAt(payment, 'Refs', 'TxId'));

function partiesOf(payment: XmlElement): Row {
  const [parties] = elementsAt(payment, 'RltdPties');
  const payer = (...path: readonly string[]) => (parties ? textAt(parties, ...path) : '');
  const lines = elementsAt(payment, 'RmtInf', 'Ustrd').map(({ text }) => text);
  const references = elementsAt(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text);
  return {
    // Since version 8, there is an element between the debtor and the name.
    name:
      payer('Dbtr', 'Pty', 'Nm') ||
      payer('Dbtr', 'Nm') ||
      payer('UltmtDbtr', 'Pty', 'Nm') ||
      payer('UltmtDbtr', 'Nm'),
    iban: payer('DbtrAcct', 'Id', 'IBAN').replaceAll(/\s/g, ''),
    reference: references.join(' '),
    endToEnd: numberIn(textAt(payment, 'Refs', 'EndToEndId')),
    text: lines.join(' '),
  };
}

/** Returns a row that says so if the entries of a statement do not lead from its opening to its closing balance. */
function compareBalances(statement: XmlElement, entries: readonly XmlElement[]): Row[] {
  const name = textAt(statement, 'Id');
  const balances = elementsAt(statement, 'Bal').map((balance) => ({
    kind: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd'),
    cents: signedMoney(textAt(balance, 'Amt'), textAt(balance, 'CdtDbtInd')),
  }));
  const find = (...kinds: readonly string[]) =>
    kinds
      .map((kind) => balances.find((balance) => balance.kind === kind))
      .find((balance) => balance !== undefined);
  const opening = find('OPBD', 'PRCD')?.cents;
  const closing = find('CLBD')?.cents;
  if (opening === undefined || closing === undefined)
    return [{ notice: words.noBalances({ statement: name }) }];
  const booked = entries.filter((entry) => isBooked(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')));
  const sum = booked.reduce<number | undefined>(
    (so, entry) => plus(so, signedMoney(textAt(entry, 'Amt'), textAt(entry, 'CdtDbtInd'))),
    0,
  );
  if (sum === closing - opening) return [];
  const amounts = { entries: shownMoney(sum), balances: shownMoney(closing - opening) };
  return [{ problem: words.unbalanced({ statement: name, ...amounts }) }];
}

const isBooked = (status: string) => status === '' || status === 'BOOK';

const signedMoney = (amount = '', direction = '') => {
  const cents = amountIn(amount);
  return cents === undefined || direction === 'CRDT' ? cents : -cents;
};

/** ISO 20022 writes amounts with a point and up to five decimals, of which the currency uses the first. */
const amountIn = (text: string) => parseExported(withoutZeros(text));

function withoutZeros(text: string): string {
  const { decimals } = formats();
  const [, whole = text, fraction = ''] = /^(\d+)\.(\d+)$/.exec(text) ?? [];
  const kept = fraction.replace(/0+$/, '').padEnd(decimals, '0');
  return kept === '' ? whole : `${whole}.${kept}`;
}

const shownMoney = (cents: number | undefined) => (cents === undefined ? '?' : formatMoney(fromCents(cents)));

/** Returns a reader for the rows of a statement. */
export function camtReader() {
  const timesSeen: TimesSeen = new Map();
  return (fields: Fields): ImportedGift => {
    const read = (name: keyof Row) => field(fields, name);
    requirePayment(read);
    requireCurrency(read('currency'));
    const amountCents = amountOf(withoutZeros(read('amount')));
    if (isPayout(read('name')) || isPayout(read('text'))) throw new NoGiftRow(words.payout);
    const day = readDay(read('booked'), 'YYYY-MM-DD');
    const [account, number] = [read('account') || 'camt', read('number')];
    const referenced = findReference([read('reference'), read('text'), read('endToEnd')]);
    const said = [read('name'), read('iban'), read('endToEnd'), read('text')];
    const identity = [day, amountCents, ...said, ...referenceIn(referenced)];
    return {
      ...(number === ''
        ? contentNumber(account, identity, timesSeen)
        : { externalId: numberOf(account, number, 'AcctSvcrRef') }),
      date: day,
      amountCents,
      feeCents: 0,
      status: 'completed',
      method: 'Bank transfer',
      cause: textOf(read('text'), 500) ?? 'Donation',
      email: undefined,
      name: textOf(read('name')),
      titles: [read('text')],
      ...referenced,
      payment: { iban: read('iban') || undefined, text: read('text') },
    };
  };
}

/** Throws a `RefusedRow` for what is not money that came in. */
function requirePayment(read: (name: keyof Row) => string): void {
  if (read('notice') !== '') throw new NoGiftRow(read('notice'));
  if (read('problem') !== '') throw new RefusedRow(read('problem'));
  if (!isBooked(read('status'))) throw new NoGiftRow(words.notBooked);
  const isReversal = /^(?:true|1)$/.test(read('reversal'));
  const amount = [read('amount'), read('currency')].filter(Boolean).join(' ');
  if (read('direction') !== 'CRDT') {
    if (isReversal) throw new RefusedRow(words.takenBack({ amount }));
    throw new NoGiftRow(words.outgoing({ amount: `-${amount}` }));
  }
  if (isReversal) throw new NoGiftRow(words.reversedPayment);
}
