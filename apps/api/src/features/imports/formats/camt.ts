// cspell:words Domn ESCT Fmly NTAV NTRF Orgnl PMNT Purp RCDT Sttlm
import { bankTransfer, formatMoney, formats, fromCents } from '@hearthlight/domain';
import { importFile } from '@hearthlight/words/import-file';
import { importRows as words } from '@hearthlight/words/import-rows';

import { ActionError } from '../../../actions/action.ts';
import { payerKey } from '../../books/giver.ts';
import { collectiveIn } from '../rows/collective.ts';
import type { CsvTable } from '../rows/csv-table.ts';
import { dayAt, readDay } from '../rows/days.ts';
import { causeIn, findReference, referenceIn } from '../rows/find-reference.ts';
import {
  amountOf,
  type ImportedGift,
  numberOf,
  parseExported,
  otherCurrency,
  refuseCurrency,
  type RowFacts,
  textOf,
} from '../rows/imported-gift.ts';
import { notStatement } from '../rows/not-statement.ts';
import { otherMoneyIn } from '../rows/other-money.ts';
import { payerDoubtIn } from '../rows/payer-doubt.ts';
import { payerInText } from '../rows/payer-in-text.ts';
import { type FindPayout, payoutIn } from '../rows/payout.ts';
import { accepted, isRefusal, noGift, type Refusal, refused, returnedOr } from '../rows/refusal.ts';
import { contentNumber, type TimesSeen } from '../rows/row-identity.ts';
import { noPayment, type StatementRow } from '../rows/statement-row.ts';
import { unknownTextsIn } from '../rows/unknown-words.ts';
import { elementsAt, parseXml, textAt, type XmlElement } from '../rows/xml.ts';
import { saysReturned } from '../words/returned-words.ts';

export type Row = Partial<StatementRow>;

/** The namespaces of versions 2 to 13 of statements, reports of a day, and notifications. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[234]\.001\.(?:0[2-9]|1[0-3])$/;
const containers = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

/** Reads a file of statements. Throws an `ActionError` for any other XML. */
export async function readCamt(text: string, timeZone: string): Promise<CsvTable> {
  if (/^\s*<(?:!doctype\s+html|html)[\s>]/i.test(text)) throw notStatement('html');
  const document = await parseXml(text);
  if (!namespace.test(document.namespace)) throw new ActionError(importFile.notCamt);
  const rows = containers.flatMap((path) =>
    elementsAt(document, ...path).flatMap((statement) => rowsOfStatement(statement, timeZone)),
  );
  return tableOf(rows);
}

/** Returns the rows of statements as a table without columns. */
export const tableOf = (rows: readonly Row[]): CsvTable => ({
  headers: [],
  names: [],
  headerLine: 0,
  isHeaderUnclear: false,
  firstLines: [],
  // Some banks write the whole file in one line, so that the number of the row says more than that of the line.
  rows: rows.map((row, index) => ({ line: index + 1, cells: [], payment: { ...noPayment, ...row } })),
  delimiter: '',
});

function rowsOfStatement(statement: XmlElement, timeZone: string): Row[] {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id') || 'camt';
  const entries = elementsAt(statement, 'Ntry');
  const payments = entries.flatMap((entry) => rowsOfEntry(entry, timeZone)).map((row) => ({ account, ...row }));
  // Reports and notifications have no balances to compare.
  const checks = statement.name === 'Stmt' ? compareBalances(statement, entries) : [];
  return [...checks, ...payments];
}

/** Returns a row for each payment of an entry. A batch has several. */
function rowsOfEntry(entry: XmlElement, timeZone: string): Row[] {
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const shared = {
    // Since version 4, the status is a code within the element.
    status: textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'),
    isReversal: /^(?:true|1)$/.test(textAt(entry, 'RvslInd')),
    direction: textAt(entry, 'CdtDbtInd'),
    booked: dayIn(entry, 'BookgDt', timeZone) || dayIn(entry, 'ValDt', timeZone),
    codes: codesIn(entry),
  };
  const number = numberIn(textAt(entry, 'AcctSvcrRef'));
  const [only, ...others] = details;
  const whole = { ...shared, ...moneyIn(elementsAt(entry, 'Amt')[0]), unlisted: countIn(entry) };
  if (!only) return [{ ...whole, ...chargesIn(whole, entry), number, text: textAt(entry, 'AddtlNtryInf') }];
  if (others.length === 0) {
    const own = { ...partiesOf(only), ...chargesIn(whole, entry, only) };
    return [{ ...whole, ...own, number: number || numberOfPayment(only), info: textAt(entry, 'AddtlNtryInf') }];
  }
  return rowsOfBatch(entry, details, { ...shared, number });
}

/** Returns how many payments an entry has, if it says so. */
const countIn = (entry: XmlElement) =>
  elementsAt(entry, 'NtryDtls', 'Btch', 'NbOfTxs')
    .map(({ text }) => Number(text))
    .reduce((sum, each) => sum + (Number.isSafeInteger(each) ? each : 0), 0);

function rowsOfBatch(entry: XmlElement, details: readonly XmlElement[], shared: Row): Row[] {
  const own = details.map(numberOfPayment);
  const areDistinct = new Set(own).size === own.length && !own.includes('');
  const { currency } = moneyIn(elementsAt(entry, 'Amt')[0]);
  const rows = details.map((payment, index): Row => {
    const number = shared.number ? `${shared.number}/${index + 1}` : '';
    const money = moneyIn(amountOfPayment(payment, currency));
    return {
      ...shared,
      ...money,
      ...chargesIn(money, payment),
      direction: textAt(payment, 'CdtDbtInd') || (shared.direction ?? ''),
      ...partiesOf(payment),
      number: areDistinct ? (own[index] ?? '') : number,
    };
  });
  const total = signedMoney(moneyIn(elementsAt(entry, 'Amt')[0]).amount, shared.direction);
  const sum = rows.reduce<number | undefined>((so, row) => plus(so, signedMoney(row.amount, row.direction)), 0);
  // Payments in another currency are refused for that.
  if (sum === total || rows.some((row) => row.currency !== currency)) return rows;
  return rows.map((row) => ({
    ...row,
    problem: words.batchDiffers({ payments: shownMoney(sum), entry: shownMoney(total) }),
  }));
}

const plus = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other;

/**
 * The amounts of a payment, that on the account first. Earlier versions only have them among the details of the amount.
 */
const amountsOf = (payment: XmlElement) => [
  ...elementsAt(payment, 'Amt'),
  ...['TxAmt', 'CntrValAmt', 'InstdAmt'].flatMap((name) => elementsAt(payment, 'AmtDtls', name, 'Amt')),
];

/** The amount of a payment in a batch, in the currency of the account if the file has it. */
function amountOfPayment(payment: XmlElement, currency: string): XmlElement | undefined {
  const amounts = amountsOf(payment);
  return amounts.find(({ attributes }) => attributes['Ccy'] === currency) ?? amounts[0];
}

/**
 * Reads the charges that a bank took from a payment before it booked the rest. The payment was the amount with them if
 * they are marked as included, or if another amount of the payment is their sum.
 */
function chargesIn({ amount, currency }: Row, ...elements: readonly XmlElement[]): Row {
  const records = elements.flatMap((element) => [
    ...elementsAt(element, 'Chrgs', 'Rcrd'),
    ...elementsAt(element, 'Chrgs').filter((charges) => elementsAt(charges, 'Amt').length > 0),
  ]);
  const taken = records.filter(
    (record) =>
      textAt(record, 'CdtDbtInd') !== 'CRDT' &&
      textAt(record, 'ChrgInclInd') !== 'false' &&
      elementsAt(record, 'Amt')[0]?.attributes['Ccy'] === currency,
  );
  const charges = taken.reduce((sum, record) => sum + (parseExported(textAt(record, 'Amt')) ?? 0), 0);
  const net = parseExported(amount ?? '');
  if (charges === 0 || net === undefined) return {};
  const paid = elements
    .flatMap(amountsOf)
    .filter(({ attributes }) => attributes['Ccy'] === currency)
    .map(({ text }) => parseExported(text));
  const areIncluded = taken.every((record) => textAt(record, 'ChrgInclInd') === 'true');
  if (areIncluded || paid.includes(net + charges)) return { charges, gross: net + charges };
  const isWhole = elements.some((element) => elementsAt(element, 'AmtDtls').length > 0) && paid.includes(net);
  return isWhole ? {} : { charges };
}

const moneyIn = (amount: XmlElement | undefined) => ({
  amount: amount?.text ?? '',
  currency: amount?.attributes['Ccy']?.trim() ?? '',
});

/** Returns a day, or the day of a moment in the foundation's time zone. A moment without an offset is local time. */
const dayIn = (element: XmlElement, name: string, timeZone: string) =>
  textAt(element, name, 'Dt').slice(0, 10) || (dayAt(textAt(element, name, 'DtTm'), 'YYYY-MM-DD', { timeZone }) ?? '');

/** Banks write that they have none. */
const numberIn = (text: string) => (/^(?:NONREF|NOTPROVIDED)$/i.test(text) ? '' : text);

const numberOfPayment = (payment: XmlElement) =>
  numberIn(textAt(payment, 'Refs', 'AcctSvcrRef')) || numberIn(textAt(payment, 'Refs', 'TxId'));

function partiesOf(payment: XmlElement): Row {
  const [parties] = elementsAt(payment, 'RltdPties');
  const payer = (...path: readonly string[]) => (parties ? textAt(parties, ...path) : '');
  const lines = elementsAt(payment, 'RmtInf', 'Ustrd').map(({ text }) => text);
  const references = elementsAt(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(({ text }) => text);
  // Since version 8, there is an element between the debtor and the name.
  const nameOf = (party: string) => payer(party, 'Pty', 'Nm') || payer(party, 'Nm');
  const [debtor, ultimate] = [nameOf('Dbtr'), nameOf('UltmtDbtr')];
  const [original = ''] = originalsOf(payment).flatMap(
    (each) => textAt(each, 'Dbtr', 'Pty', 'Nm') || textAt(each, 'Dbtr', 'Nm'),
  );
  return {
    name: ultimate || debtor,
    payer: debtor || ultimate || original,
    payee: nameOf('UltmtCdtr') || nameOf('Cdtr'),
    ...returnIn(payment),
    ...(codesIn(payment) && { codes: codesIn(payment) }),
    iban: payer('DbtrAcct', 'Id', 'IBAN').replaceAll(/\s/g, ''),
    reference: references.filter(Boolean).join(' '),
    endToEnd: numberIn(textAt(payment, 'Refs', 'EndToEndId')),
    text: lines.filter(Boolean).join(' '),
  };
}

/** Returns the codes of an entry or a payment, such as `PMNT-RCDT-ESCT NTRF+166`, and that of its purpose. */
const codesIn = (element: XmlElement): string =>
  [
    [
      ['Domn', 'Cd'],
      ['Domn', 'Fmly', 'Cd'],
      ['Domn', 'Fmly', 'SubFmlyCd'],
    ]
      .map((path) => textAt(element, 'BkTxCd', ...path))
      .filter(Boolean)
      .join('-'),
    textAt(element, 'BkTxCd', 'Prtry', 'Cd'),
    textAt(element, 'Purp', 'Cd'),
  ]
    .filter(Boolean)
    .join(' ');

/** Returns the payments that a return repeats. */
const originalsOf = (payment: XmlElement) =>
  [payment, ...elementsAt(payment, 'RtrInf')].flatMap((element) => elementsAt(element, 'OrgnlTxRef'));

/**
 * Reads what a payment that came back says about the original one: its amount, without the fee of the bank, and its
 * texts.
 */
function returnIn(payment: XmlElement): Row {
  const returns = elementsAt(payment, 'RtrInf');
  const originals = originalsOf(payment);
  const [instructed] = [
    ...elementsAt(payment, 'AmtDtls', 'InstdAmt', 'Amt'),
    ...originals.flatMap((original) => [
      ...elementsAt(original, 'Amt', 'InstdAmt'),
      ...elementsAt(original, 'IntrBkSttlmAmt'),
    ]),
  ];
  const { amount, currency } = moneyIn(instructed);
  return {
    original: currency === formats().currency ? (parseExported(amount) ?? 0) : 0,
    ...(returns.length > 0 && {
      isReversal: true,
      kind: ['Return', ...returns.flatMap(textsIn), ...originals.flatMap(textsIn)].join(' '),
    }),
  };
}

/** Returns the texts of an element and of those in it. */
const textsIn = ({ children, text }: XmlElement): string[] => [text, ...children.flatMap(textsIn)].filter(Boolean);

/** Returns a row that says so if the entries of a statement do not lead from its opening to its closing balance. */
function compareBalances(statement: XmlElement, entries: readonly XmlElement[]): Row[] {
  const name = textAt(statement, 'Id');
  const balances = elementsAt(statement, 'Bal').map((balance) => ({
    kind: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd'),
    cents: signedMoney(textAt(balance, 'Amt'), textAt(balance, 'CdtDbtInd')),
  }));
  const find = (...kinds: readonly string[]) =>
    kinds.map((kind) => balances.find((balance) => balance.kind === kind)).find((balance) => balance !== undefined);
  const opening = find('OPBD', 'PRCD')?.cents;
  const closing = find('CLBD')?.cents;
  if (opening === undefined || closing === undefined) return [{ notice: words.noBalances({ statement: name }) }];
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
  const cents = parseExported(amount);
  return cents === undefined || direction === 'CRDT' ? cents : -cents;
};

export const shownMoney = (cents: number | undefined) => (cents === undefined ? '?' : formatMoney(fromCents(cents)));

/**
 * Codes that say that a row is a payment, and not only that something came in: those of ISO 20022 but the ones for other
 * payments, the types of MT940 for transfers, debits and checks, the codes of German banks, and the purpose of charity.
 */
const tellingCodes =
  /PMNT-[A-Z]{4}-(?!OTHR|NTAV)[A-Z]{4}|\b[NSF](?:TRF|CLR|STO|DDT|CHK)\b|(?:^|[\s+])\d{3}(?:$|[\s+])|\bCHAR\b/;

const textsOf = ({ info, kind, name, text }: StatementRow) => [name, text, info, kind];

/** Returns a function that tells whether neither the words nor the codes of a row say what it is. */
function unknownIn(all: readonly StatementRow[]): (row: StatementRow) => boolean {
  const isUnknown = unknownTextsIn(all.map(textsOf));
  return (row) => !tellingCodes.test(row.codes) && isUnknown(textsOf(row));
}

/** Returns a reader for the rows of a statement. `all` are those of its file. */
export function camtReader(findPayout: FindPayout, all: readonly StatementRow[]) {
  const isUnknown = unknownIn(all);
  const timesSeen: TimesSeen = new Map();
  return (row: StatementRow = noPayment): ImportedGift | Refusal => {
    const { account, endToEnd, iban, info, name, number, payee, payer, reference } = row;
    const paid = accepted({
      direction: refuseOther(row, timesSeen),
      currency: refuseCurrency(row.currency),
      amountCents: amountOf(row.amount),
      day: readDay(row.booked, 'YYYY-MM-DD'),
      externalId: numberOf(account, number, 'AcctSvcrRef'),
    });
    if (isRefusal(paid)) return paid;
    const { amountCents, day, externalId } = paid;
    const texts = [reference, row.text, endToEnd];
    const referenced = findReference([...texts, info]);
    const text = row.text || info;
    const said = name === '' ? payerInText(text) : undefined;
    const gross = row.gross || amountCents;
    // As in earlier versions, so that a row keeps its identity.
    const identity = [day, amountCents, payer, iban, endToEnd, row.text, ...referenceIn(texts)];
    return {
      ...(number === '' ? contentNumber(account, identity, timesSeen) : { externalId }),
      date: day,
      amountCents: gross,
      feeCents: gross - amountCents,
      status: 'completed',
      method: bankTransfer,
      cause: causeIn(said?.purpose ?? text),
      email: undefined,
      name: textOf(said?.payer ?? name),
      // Some foundations have a name of its own for the purpose of an account: the ultimate creditor.
      titles: [text, payee, ...(said?.purpose ? [said.purpose] : [])],
      ...referenced,
      payment: { iban: iban || undefined, text },
      note: payer === name ? undefined : words.paidBy({ name: payer }),
      ...(isUnknown(row) && { doubt: words.unknownWords }),
      ...doubtIn(row, gross === amountCents ? amountCents : undefined),
      ...doubtOfPayer(name, { findPayout, said: said?.payer, text }),
    };
  };
}

/**
 * Returns why a payment may be no gift. `net` is its amount, if the file does not say how much was paid. The last reason
 * counts.
 */
const doubtIn = (row: StatementRow, net: number | undefined): Pick<ImportedGift, 'doubt'> => {
  const { charges, codes, info, kind, name, text, unlisted } = row;
  return {
    ...otherMoneyIn(name, [text || info, info, kind], codes),
    ...(charges > 0 && net !== undefined && { doubt: chargedNote(net, charges) }),
    ...collectiveIn(unlisted, [name, text, info]),
  };
};

/** Returns why a payment may be no gift because of who paid. `said` is the payer whom a text names. */
const doubtOfPayer = (
  name: string,
  { findPayout, said = '', text }: { findPayout: FindPayout; said: string | undefined; text: string },
) => ({
  ...payoutIn(findPayout(name, [said, text])),
  ...payerDoubtIn(said || name, [text]),
});

const chargedNote = (net: number, charges: number) =>
  words.charged({ charges: shownMoney(charges), net: shownMoney(net), gross: shownMoney(net + charges) });

/** Refuses what is not money that came in. A refusal may say that money went back. */
function refuseOther(row: StatementRow, timesSeen: TimesSeen): Refusal | undefined {
  if (row.notice !== '') return noGift(row.notice);
  if (row.problem !== '') return refused(row.problem);
  if (!isBooked(row.status)) return noGift(words.notBooked);
  if (row.direction === 'CRDT') return row.isReversal ? noGift(words.reversedPayment) : undefined;
  const amount = [row.amount, row.currency].filter(Boolean).join(' ');
  const reason = row.isReversal
    ? refused(words.takenBack({ amount }))
    : noGift(words.outgoing({ amount: `-${amount}` }));
  return returnedIn(row, reason, timesSeen);
}

/** Returns the refusal of outgoing money, which may be a gift that went back. */
function returnedIn(row: StatementRow, reason: Refusal, timesSeen: TimesSeen): Refusal {
  const texts = [row.reference, row.text, row.endToEnd, row.info];
  const names = [row.name, row.payer, row.payee].filter(Boolean);
  const said = [...texts, row.kind];
  const isReturn = row.isReversal || saysReturned(said.join(' '));
  // The foundation itself may send a gift back to its donor.
  const payers = (isReturn ? names : [row.payee || row.name]).filter(Boolean).map(payerKey);
  const [cents, date] = [parseExported(row.amount), dayAt(row.booked, 'YYYY-MM-DD')];
  const isOwn = ['', formats().currency].includes(row.currency.toUpperCase());
  if (cents === undefined || date === undefined || !isOwn) return reason;
  return returnedOr(reason, { date, cents, names, payers, texts: said, originalOf: () => row.original }, () =>
    row.number === ''
      ? contentNumber(row.account, ['returned', date, cents, ...texts, ...names], timesSeen)
      : accepted({ externalId: numberOf(row.account, row.number, 'AcctSvcrRef') }),
  );
}

/** Returns what a row says before it is known to be a gift. */
export function camtFacts(row: StatementRow = noPayment): RowFacts {
  const { amount, booked, direction, info, name, payee, text } = row;
  return {
    date: dayAt(booked, 'YYYY-MM-DD'),
    cents: amount === '' ? undefined : signedMoney(amount, direction),
    currency: otherCurrency(row.currency),
    giver: textOf((direction !== 'CRDT' && payee) || name),
    purpose: textOf(text || info),
  };
}
