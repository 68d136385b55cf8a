import type {
  ImportEntry,
  ImportPreview,
  ImportRow,
  ReadingProposal,
  UploadedImport,
  WaitingRow,
} from '@hearthlight/domain/desk';

import type { CellName } from './reading-text.ts';

/** An import of PayPal's gifts. */
export const anImport = (changes: Partial<ImportEntry> = {}): ImportEntry => ({
  id: 3,
  source: 'paypal',
  file_name: 'paypal-october.csv',
  state: 'imported',
  at: '2026-11-02T09:12:00.000Z',
  by: 'Ruth Wanjiru',
  rows: { new: 268, changed: 4, known: 12, other: 16, refused: 0, waiting: 0 },
  gross: 9_420.5,
  returned: 150,
  fees: 331.4,
  can_undo: true,
  ...changes,
});

/** A file to continue with, an import that can be undone, one of a closed month, and one that was undone. */
export const someImports: readonly ImportEntry[] = [
  anImport({ id: 5, file_name: 'umpqua.csv', source: 'umpqua', state: 'uploaded', can_undo: false }),
  anImport(),
  anImport({ id: 2, file_name: 'stripe-september.csv', source: 'stripe', can_undo: false }),
  anImport({ id: 1, file_name: 'wrong.csv', state: 'undone', can_undo: false }),
];

/** A bank statement whose columns were guessed. */
export const anUpload = (changes: Partial<UploadedImport> = {}): UploadedImport => ({
  id: 4,
  file_name: 'umsaetze-oktober.csv',
  kind: 'bank',
  encoding: 'windows-1252',
  delimiter: ';',
  decimal: ',',
  headers: ['Buchungstag', 'Name Zahlungsbeteiligter', 'Verwendungszweck', 'Betrag'],
  sample: [
    ['02.10.26', 'Müller, Jürgen', 'Spende für den Brunnen', '30,00'],
    ['05.10.26', 'Weiß, Anna', 'Spende', '1.250,00'],
  ],
  rows: 42,
  columns: {
    bank: 'bank',
    date: 'Buchungstag',
    date_format: 'DD.MM.YY',
    amount: 'Betrag',
    decimal: ',',
    name: 'Name Zahlungsbeteiligter',
    cause: 'Verwendungszweck',
  },
  is_remembered: false,
  questions: [],
  readings: [],
  first_lines: [],
  campaigns: [{ id: 7, title: 'Clean water for Garbatula' }],
  ...changes,
});

const row = {
  note: null,
  date: '2026-10-02',
  amount: 30,
  giver: 'Müller, Jürgen',
  purpose: 'Spende für den Brunnen',
  like: null,
};

const openDay = { amount: 10, giver: 'Ada Byron', purpose: null };
const moved = { date: '2026-03-02', giver: 'Beata Wzorek', purpose: null };

/** Questions about the order of day and month, and about the direction of money. */
export const someQuestions: UploadedImport['questions'] = [
  {
    kind: 'day',
    line: 2,
    text: '03/05/2026',
    answers: [
      { columns: { date_format: 'DD/MM/YYYY' }, text: '', reading: { ...openDay, date: '2026-05-03' } },
      { columns: { date_format: 'MM/DD/YYYY' }, text: '', reading: { ...openDay, date: '2026-03-05' } },
    ],
    chosen: null,
  },
  {
    kind: 'money',
    line: 2,
    text: 'H',
    answers: [
      {
        columns: { direction: 'S/H', incoming: ['H'], outgoing: ['S'] },
        text: '',
        reading: { ...moved, amount: 1337 },
      },
      {
        columns: { direction: 'S/H', incoming: ['S'], outgoing: ['H'] },
        text: '',
        reading: { ...moved, amount: -1337 },
      },
    ],
    chosen: null,
  },
];

const typeReading = { ...openDay, date: '2026-05-03' };

/** Questions about a report of PayPal in a language that we do not know. */
export const wordQuestions: UploadedImport['questions'] = [
  ...[
    { text: 'Płatność darowizny', answers: ['gift', 'none'] as const },
    { text: 'Zwrot płatności', answers: ['returned', 'fee', 'none'] as const },
  ].map(({ answers, text }, index) => ({
    kind: 'type' as const,
    line: 2 + index,
    text,
    chosen: null,
    answers: answers.map((type) => ({
      columns: { types: { [text]: type } },
      text: type,
      reading: typeReading,
    })),
  })),
  {
    kind: 'status',
    line: 2,
    text: 'Zakończona',
    chosen: null,
    answers: (['completed', 'pending', 'failed', 'refunded', 'partly refunded'] as const).map((status) => ({
      columns: { statuses: { Zakończona: status } },
      text: status,
      reading: typeReading,
    })),
  },
];

const readNow = {
  date: '2026-05-06',
  amount: 12_500,
  giver: 'Ada Byron',
  purpose: 'A well for Garbatula',
};

/** A row that is read month first. */
export const aReading: UploadedImport['readings'][number] = {
  ...readNow,
  line: 2,
  texts: ['Ada Byron', 'A well for Garbatula', 'CREDIT'],
};

/** The first rows of a file, of which the last cannot be read. */
export const someReadings: UploadedImport['readings'] = [
  aReading,
  {
    line: 3,
    date: '2026-05-07',
    amount: -980,
    giver: 'Miller Rent',
    purpose: 'Rent',
    texts: ['Miller Rent', 'Rent', 'DEBIT'],
  },
  { line: 4, date: null, amount: null, giver: null, purpose: null, texts: ['Balance'] },
];

/** A reading of the file day first. */
export const aProposal = (changes: Partial<ReadingProposal> = {}): ReadingProposal => ({
  columns: { date_format: 'DD/MM/YYYY' },
  before: readNow,
  after: { ...readNow, date: '2026-06-05' },
  changed: 31,
  unread: 0,
  ...changes,
});

/** A row that may be recorded already. */
export const aSuspect: ImportRow = {
  ...row,
  line: 2,
  outcome: 'suspected',
  note: 'It may be gift 118.',
  like: { id: 118, date: '2026-10-01', amount: 30, giver: 'Jürgen Müller', method: 'Check' },
  adds: { gross: 30, returned: 0, fees: 1 },
};

/** A row that may be a payout of a payment provider. */
export const aPayout: ImportRow = {
  ...aSuspect,
  line: 3,
  note: 'It may be a payout of a payment provider, whose own export has the gifts.',
  giver: 'STRIPE PAYMENTS',
  purpose: 'TRANSFER ST-K9X2',
  like: null,
  payout: 'Stripe',
  kind: 'Payouts of Stripe',
};

/** Interest that is left out because somebody left out interest before. */
export const aLeftOutRow: ImportRow = {
  ...row,
  line: 8,
  outcome: 'ignored',
  note: 'Interest of the bank. It is left out, as before.',
  amount: 3.21,
  giver: null,
  purpose: 'Zinsen',
  adds: { gross: 3.21, returned: 0, fees: 0 },
  was_left_out: true,
};

/** A payment that went back, and the row that says so. */
export const aReturnedRow: ImportRow = {
  ...row,
  line: 6,
  outcome: 'suspected',
  note: 'It may return $30 of a gift by Ada Byron.',
  amount: -30,
  giver: 'BYRON, ADA',
  like: null,
  adds: { gross: 0, returned: 30, fees: 0 },
};

/** Gifts that `aReturnedRow` may return, one in the books and one in the file. */
export const someCandidates: NonNullable<ImportRow['candidates']> = [
  { of: 'gift:118', id: 118, date: '2026-10-01', amount: 30, giver: 'Ada Byron', cause: 'Roof' },
  { of: 'oak:7', line: 2, date: '2026-09-01', amount: 28.5, giver: null, cause: '' },
];

/** A row that waits since its file was imported. `line` is its own number. */
export const aWaitingRow = (changes: Partial<WaitingRow> = {}): WaitingRow => ({
  ...aReturnedRow,
  line: 812,
  file: { name: 'oak-march.csv', line: 6 },
  ...changes,
});

/** A payment that is less than pledged. */
export const aPledgeRow: ImportRow = {
  ...row,
  line: 4,
  outcome: 'suspected',
  note: 'It has the payment reference of gift 4098, a pledge of $50 by Ada Byron.',
  amount: 30,
  giver: 'BYRON, ADA',
  adds: { gross: 30, returned: 0, fees: 0 },
};

const entry = { date: '2026-10-02', campaign: { id: 4, title: 'Water for Garbatula' } };

/** A second payment of a standing order in November. */
export const aPlanRow: ImportRow = {
  ...aPledgeRow,
  date: '2026-11-18',
  note: 'Its standing order was paid already. This is the next payment, early, or a further gift.',
  plan: { due: '2026-12-01' },
};

/** What `aPledgeRow` may do. */
export const pledgesOfRow: NonNullable<ImportRow['pledges']> = {
  amount: 50,
  choices: [
    {
      outcome: 'complete',
      entries: [
        { ...entry, kind: 'corrected', amount: 0 },
        { ...entry, kind: 'completed', amount: 30 },
      ],
    },
    {
      outcome: 'split',
      entries: [
        { ...entry, kind: 'recorded', amount: 30 },
        { ...entry, kind: 'corrected', amount: 0 },
      ],
    },
  ],
};

/** A row with texts that must wrap. */
export const longRow: ImportRow = {
  ...row,
  line: 38_000,
  outcome: 'refused',
  amount: 1_234_567.89,
  giver: 'Hubert Blaine Wolfeschlegelsteinhausenbergerdorff the Younger',
  note: `Its purpose is SVWZ+${'79000000560000037513980'.repeat(6)}, which is too long.`,
};

/** The outcome of an import with a suspected duplicate. */
export const aPreview = (changes: Partial<ImportPreview> = {}): ImportPreview => ({
  counts: { new: 38, changed: 0, suspected: 1, known: 0, ignored: 2, refused: 1 },
  gross: 2_310,
  returned: 0,
  fees: 0,
  rows: [
    { ...row, line: 3, outcome: 'new', adds: { gross: 30, returned: 0, fees: 0 } },
    aSuspect,
    {
      ...row,
      line: 9,
      outcome: 'refused',
      note: 'It is in CHF; the books are kept in USD.',
      giver: 'Weiß, Anna',
    },
    {
      ...row,
      line: 11,
      outcome: 'ignored',
      note: 'It is -12,00, which is not incoming money.',
      date: null,
      amount: null,
      giver: null,
    },
  ],
  ...changes,
});

/** Returns the prop of a component for one cell. A constant would have the type of that cell. */
export const ofCell = (cell: CellName): { cell: CellName } => ({ cell });
