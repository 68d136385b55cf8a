/** A payment in a made-up statement. Amounts are as in the file, such as `25.00`. */
export interface CamtPayment {
  amount: string;
  currency?: string;
  direction?: 'CRDT' | 'DBIT';
  /** `YYYY-MM-DD` */
  day?: string;
  name?: string;
  iban?: string;
  /** The bank's number. */
  number?: string;
  endToEnd?: string;
  /** A structured reference. */
  reference?: string;
  text?: string;
  status?: 'BOOK' | 'PDNG';
  isReversal?: boolean;
  isReturned?: boolean;
  /** XML of the entry and of its details. */
  inEntry?: string;
  inDetails?: string;
}

/** A made-up statement of an account. */
export interface CamtStatement {
  id?: string;
  iban?: string;
  opening?: string;
  closing?: string;
  /** A list of payments is one entry, a batch. */
  entries: readonly (CamtPayment | { batch: readonly CamtPayment[]; amount: string; number?: string })[];
}

const tag = (name: string, content: string | undefined) =>
  content === undefined || content === '' ? '' : `<${name}>${content}</${name}>`;

const money = ({ amount, currency = 'USD' }: Pick<CamtPayment, 'amount' | 'currency'>) =>
  `<Amt Ccy="${currency}">${amount}</Amt>`;

function detailsOf(payment: CamtPayment, version: number, own = ''): string {
  const { endToEnd, iban, inDetails = '', isReturned, name, number, reference, text } = payment;
  const person = tag('Nm', name);
  const account = tag('DbtrAcct', tag('Id', tag('IBAN', iban)));
  const references = tag('AcctSvcrRef', own === '' ? undefined : number) + tag('EndToEndId', endToEnd);
  const structured = tag('Strd', tag('CdtrRefInf', tag('Ref', reference)));
  return tag(
    'TxDtls',
    tag('Refs', references) +
      own +
      inDetails +
      tag('RltdPties', tag('Dbtr', version < 8 ? person : tag('Pty', person)) + account) +
      tag('RmtInf', tag('Ustrd', text) + structured) +
      tag('RtrInf', isReturned ? tag('Rsn', tag('Cd', 'MD06')) : ''),
  );
}

function entryOf(payment: CamtPayment, version: number, inner: string): string {
  const { day = '2026-10-02', direction = 'CRDT', inEntry = '', isReversal, number, status = 'BOOK' } = payment;
  const parts = [
    money(payment),
    tag('CdtDbtInd', direction),
    isReversal ? tag('RvslInd', 'true') : '',
    tag('Sts', version < 4 ? status : tag('Cd', status)),
    tag('BookgDt', tag('Dt', day)),
    tag('ValDt', tag('Dt', day)),
    tag('AcctSvcrRef', number),
    inEntry,
    tag('NtryDtls', inner),
  ];
  return tag('Ntry', parts.join(''));
}

const balanceOf = (kind: string, amount: string | undefined) =>
  amount === undefined
    ? ''
    : tag(
        'Bal',
        tag('Tp', tag('CdOrPrtry', tag('Cd', kind))) +
          money({ amount: amount.replace('-', '') }) +
          tag('CdtDbtInd', amount.startsWith('-') ? 'DBIT' : 'CRDT'),
      );

function statementOf(
  { closing, entries, iban = 'DE89370400440532013000', id = '1', opening }: CamtStatement,
  version: number,
): string {
  const parts = [
    tag('Id', id),
    tag('Acct', tag('Id', tag('IBAN', iban))),
    balanceOf('OPBD', opening),
    balanceOf('CLBD', closing),
    ...entries.map((each) => {
      if (!('batch' in each)) return entryOf(each, version, detailsOf(each, version));
      const batch = each.batch.map((payment) => detailsOf(payment, version, money(payment)));
      return entryOf(each, version, batch.join(''));
    }),
  ];
  return tag('Stmt', parts.join('\n'));
}

/**
 * Returns a CAMT.053 file. Before version 4 the status is a text, before version 8 a name has no element of its own.
 */
export function camtFile(
  statements: readonly CamtStatement[],
  { encoding = 'UTF-8', version = 8 }: { encoding?: string; version?: number } = {},
): string {
  const space = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${String(version).padStart(2, '0')}`;
  const bodies = statements.map((statement) => statementOf(statement, version));
  return `<?xml version="1.0" encoding="${encoding}"?>\n<Document xmlns="${space}"><BkToCstmrStmt>${bodies.join('\n')}</BkToCstmrStmt></Document>\n`;
}
