/*
 * Ten exports of 300 rows with what real ones contain. Each is made of a few blocks of equal amounts, so that its totals
 * can be worked out with a pencil; `totals` are those numbers, not the result of code.
 */

/** An export, and what its import must come to. Amounts are in US dollars. */
export interface RealExport {
  name: string;
  bytes: Buffer;
  totals: { gross: number; returned: number; fees: number };
  /** Rows by outcome; none of those that are absent. */
  counts: Partial<Record<'new' | 'changed' | 'suspected' | 'known' | 'ignored' | 'refused', number>>;
}

type Cells = readonly (string | number)[];

/** Makes `count` rows. `from` is the number of the first. */
const block = (count: number, row: (number: number) => Cells, from = 1): Cells[] =>
  Array.from({ length: count }, (_, index) => row(from + index));

const csv = (rows: readonly Cells[], separator = ',') =>
  rows.map((cells) => cells.map((cell) => `"${cell}"`).join(separator)).join('\r\n');

const two = (number: number) => String(number).padStart(2, '0');
/** A day of September, which every row number has. */
const dayOf = (number: number) => two(1 + (number % 28));

const paypalEnglish =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,Transaction ID,Reference Txn ID'.split(
    ',',
  );
interface PaypalRow {
  type?: string;
  status?: string;
  currency?: string;
  gross: string;
  fee?: string;
  id: string;
  about?: string;
}
const paypalCells =
  (date: (number: number) => string, defaults: { type: string; status: string }) =>
  (number: number, { about = '', currency = 'USD', fee = '0.00', gross, id, ...row }: PaypalRow): Cells => {
    const { status, type } = { ...defaults, ...row };
    const giver = [date(number), '12:00:00', 'UTC', `Giver ${number}`, type, status, currency];
    return [...giver, gross, fee, '', `giver-${number}@example.org`, id, about];
  };
const american = paypalCells((number) => `09/${dayOf(number)}/2026`, {
  type: 'Donation Payment',
  status: 'Completed',
});

// 240 × 25 + 30 × 100 = 9,000; returned 10 × 100 + 10 × 50 = 1,500; fees 240 × 1.03 + 30 × 3.20 = 343.20
const paypalRefunds: RealExport = {
  name: 'PayPal, with whole and half refunds',
  bytes: Buffer.from(
    csv([
      paypalEnglish,
      ...block(20, (n) =>
        american(n, {
          type: 'Payment Refund',
          gross: n <= 10 ? '-100.00' : '-50.00',
          id: `R${n}`,
          about: `B${n}`,
        }),
      ),
      ...block(240, (n) => american(n, { gross: '25.00', fee: '-1.03', id: `A${n}` })),
      ...block(30, (n) =>
        american(n, {
          gross: '100.00',
          fee: '-3.20',
          id: `B${n}`,
          status: n <= 10 ? 'Refunded' : n <= 20 ? 'Partially Refunded' : 'Completed',
        }),
      ),
      ...block(5, (n) => american(n, { type: 'General Withdrawal', gross: '-500.00', id: `W${n}` })),
      ...block(5, (n) =>
        american(n, {
          type: 'Hold on Balance for Dispute Investigation',
          gross: '-25.00',
          id: `H${n}`,
          about: `A${n}`,
        }),
      ),
    ]),
  ),
  totals: { gross: 9000, returned: 1500, fees: 343.2 },
  counts: { new: 270, changed: 20, ignored: 10 },
};

const german = paypalCells((number) => `${dayOf(number)}.09.2026`, {
  type: 'Spendenzahlung',
  status: 'Abgeschlossen',
});
// 290 × 12.50 = 3,625; returned 5 × 12.50 = 62.50; fees 290 × 0.66 = 191.40
const paypalGerman: RealExport = {
  name: 'PayPal in German',
  bytes: Buffer.from(
    `\uFEFF${csv([
      'Datum,Uhrzeit,Zeitzone,Name,Typ,Status,Währung,Brutto,Gebühr,Netto,Absender E-Mail-Adresse,Transaktionscode,Zugehöriger Transaktionscode'.split(
        ',',
      ),
      ...block(290, (n) => german(n, { gross: '12,50', fee: '-0,66', id: `A${n}` })),
      ...block(5, (n) => german(n, { type: 'Rückzahlung', gross: '-12,50', id: `R${n}`, about: `A${n}` })),
      ...block(5, (n) => german(n, { type: 'Allgemeine Abbuchung', gross: '-1.250,00', id: `W${n}` })),
    ])}`,
  ),
  totals: { gross: 3625, returned: 62.5, fees: 191.4 },
  counts: { new: 290, changed: 5, ignored: 5 },
};

const spanish = paypalCells((number) => `${dayOf(number)}/09/2026`, {
  type: 'Pago de donación',
  status: 'Completado',
});
// 280 × 40 = 11,200; returned 10 × 10 = 100; fees 280 × 1.51 = 422.80; the 10 pending gifts do not count yet
const paypalSpanish: RealExport = {
  name: 'PayPal in Spanish, with pending gifts',
  bytes: Buffer.from(
    csv([
      'Fecha,Hora,Zona horaria,Nombre,Tipo,Estado,Divisa,Bruto,Comisión,Neto,Correo electrónico del remitente,Id. de transacción,Id. de referencia de trans.'.split(
        ',',
      ),
      ...block(280, (n) => spanish(n, { gross: '40,00', fee: '-1,51', id: `A${n}` })),
      ...block(10, (n) => spanish(n, { gross: '40,00', id: `P${n}`, status: 'Pendiente' }), 281),
      ...block(10, (n) => spanish(n, { type: 'Reembolso de pago', gross: '-10,00', id: `R${n}`, about: `A${n}` })),
    ]),
  ),
  totals: { gross: 11_200, returned: 100, fees: 422.8 },
  counts: { new: 290, changed: 10 },
};

const conversion = (number: number, gross: string, currency: string) =>
  american(number, {
    type: 'General Currency Conversion',
    gross,
    currency,
    id: `${currency}${number}`,
    about: `E${number}`,
  });
// 60 × EUR 50, of which PayPal keeps 2 and converts 48 to $52.80: gross 50 × 52.80 / 48 = $55, fee $2.20
// 60 × 55 + 100 × 15 = 4,800; fees 60 × 2.20 + 100 × 0.74 = 206
const paypalCurrencies: RealExport = {
  name: 'PayPal, with converted and foreign currencies',
  bytes: Buffer.from(
    csv([
      paypalEnglish,
      ...block(60, (n) => american(n, { gross: '50.00', fee: '-2.00', currency: 'EUR', id: `E${n}` })),
      ...block(60, (n) => conversion(n, '-48.00', 'EUR')),
      ...block(60, (n) => conversion(n, '52.80', 'USD')),
      ...block(100, (n) => american(n, { gross: '15.00', fee: '-0.74', id: `A${n}` })),
      ...block(20, (n) => american(n, { gross: '15.00', currency: 'GBP', id: `G${n}` })),
    ]),
  ),
  totals: { gross: 4800, returned: 0, fees: 206 },
  counts: { new: 160, ignored: 120, refused: 20 },
};

// 260 × 20 = 5,200; 20 chargebacks of which 10 are won: 20 × 20 − 10 × 20 = 200; fees 260 × 0.88 + 10 × 20 = 428.80
const paypalDisputes: RealExport = {
  name: 'PayPal, with chargebacks lost and won',
  bytes: Buffer.from(
    csv([
      paypalEnglish,
      ...block(260, (n) => american(n, { gross: '20.00', fee: '-0.88', id: `A${n}` })),
      ...block(20, (n) => american(n, { type: 'Chargeback', gross: '-20.00', id: `C${n}`, about: `A${n}` })),
      ...block(10, (n) => american(n, { type: 'Chargeback Fee', gross: '-20.00', id: `F${n}`, about: `A${n}` })),
      ...block(10, (n) => american(n, { type: 'Chargeback Reversal', gross: '20.00', id: `V${n}`, about: `A${n}` })),
    ]),
  ),
  totals: { gross: 5200, returned: 200, fees: 428.8 },
  counts: { new: 260, changed: 40 },
};

const stripeHeader =
  'id,Created date (UTC),Amount,Amount Refunded,Currency,Converted Amount,Converted Currency,Fee,Status,Dispute Status,Customer Email'.split(
    ',',
  );
const stripe = (
  number: number,
  row: { amount: string; fee: string; id: string; refunded?: string; dispute?: string; converted?: string },
): Cells => [
  row.id,
  `2026-09-${dayOf(number)} 18:00`,
  row.amount,
  row.refunded ?? '0.00',
  row.converted === undefined ? 'usd' : 'eur',
  row.converted ?? '',
  row.converted === undefined ? '' : 'usd',
  row.fee,
  'Paid',
  row.dispute ?? '',
  `giver-${number}@example.org`,
];
// 289 × 48 + 10 × 478 + 476 = 19,128; returned 10 × 239 + 238 = 2,628; fees 289 × 1.69 + 11 × 14.16 = 644.17
const stripeHalves: RealExport = {
  name: 'Stripe, with 11 half-refunded charges',
  bytes: Buffer.from(
    csv([
      stripeHeader,
      ...block(289, (n) => stripe(n, { amount: '48.00', fee: '1.69', id: `ch_a${n}` })),
      ...block(10, (n) => stripe(n, { amount: '478.00', refunded: '239.00', fee: '14.16', id: `ch_b${n}` })),
      stripe(11, { amount: '476.00', refunded: '238.00', fee: '14.16', id: 'ch_b11' }),
    ]),
  ),
  totals: { gross: 19_128, returned: 2628, fees: 644.17 },
  counts: { new: 300 },
};

// (200 + 40 + 20) × 30 + 20 × 21.60 = 8,232; lost 40 × 30 = 1,200; fees 280 × 1.17 + 20 × 0.93 = 346.20
const stripeDisputes: RealExport = {
  name: 'Stripe, with disputes and converted euros',
  bytes: Buffer.from(
    csv([
      stripeHeader,
      ...block(200, (n) => stripe(n, { amount: '30.00', fee: '1.17', id: `ch_a${n}` })),
      ...block(40, (n) => stripe(n, { amount: '30.00', fee: '1.17', id: `ch_l${n}`, dispute: 'lost' })),
      ...block(20, (n) => stripe(n, { amount: '30.00', fee: '1.17', id: `ch_w${n}`, dispute: 'won' })),
      ...block(20, (n) => stripe(n, { amount: '30.00', fee: '1.17', id: `ch_o${n}`, dispute: 'needs_response' })),
      ...block(20, (n) => stripe(n, { amount: '20.00', converted: '21.60', fee: '0.93', id: `ch_e${n}` })),
    ]),
  ),
  totals: { gross: 8232, returned: 1200, fees: 346.2 },
  counts: { new: 300 },
};

const balance = (number: number, category: string, row: { gross: string; fee?: string; charge?: string }): Cells => [
  `txn_${category}${number}`,
  `2026-09-${dayOf(number)} 18:00:00`,
  'usd',
  row.gross,
  row.fee ?? '0.00',
  category,
  row.charge ?? '',
  row.charge === undefined ? '' : `giver-${number}@example.org`,
];
// 250 × 16 = 4,000; returned 20 × 16 + 5 × 16 − 5 × 16 = 320; fees 250 × 0.76 + 5 × 15 − 5 × 15 = 190
const stripeBalance: RealExport = {
  name: 'Stripe’s balance report, with payouts',
  bytes: Buffer.from(
    csv([
      'balance_transaction_id,created_utc,currency,gross,fee,reporting_category,charge_id,customer_email'.split(','),
      ...block(250, (n) => balance(n, 'charge', { gross: '16.00', fee: '0.76', charge: `ch_a${n}` })),
      ...block(20, (n) => balance(n, 'refund', { gross: '-16.00', charge: `ch_a${n}` })),
      ...block(5, (n) => balance(n, 'dispute', { gross: '-16.00', fee: '15.00', charge: `ch_a${n}` }), 31),
      ...block(5, (n) => balance(n, 'dispute_reversal', { gross: '16.00', fee: '-15.00', charge: `ch_a${n}` }), 31),
      ...block(15, (n) => balance(n, 'payout', { gross: '-250.00' })),
      ...block(5, (n) => balance(n, 'fee', { gross: '-2.00' })),
    ]),
  ),
  totals: { gross: 4000, returned: 320, fees: 190 },
  counts: { new: 250, changed: 30, ignored: 20 },
};

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const germanBank = (number: number, amount: string, name: string, currency = 'USD'): Cells => [
  `${dayOf(number)}.09.26`,
  name,
  `Spende für den Brunnen ${number}`,
  amount,
  currency,
];
// 270 × 30 = 8,100
const bankGerman: RealExport = {
  name: 'a German bank, in windows-1252 with lines above the headers',
  bytes: latin1(
    `Kontonummer;123\r\nZeitraum;September\r\n\r\n${csv(
      [
        ['Buchungstag', 'Name Zahlungsbeteiligter', 'Verwendungszweck', 'Betrag', 'Währung'],
        ...block(270, (n) => germanBank(n, '30,00', `Müller ${n}, Jürgen`)),
        ...block(10, (n) => germanBank(n, '-12,00', 'Stadtwerke')),
        ...block(10, (n) => germanBank(n, '1.250,00', 'PayPal Europe')),
        ...block(10, (n) => germanBank(n, '30,00', `Weiß ${n}`, 'CHF')),
      ],
      ';',
    )}`,
  ),
  totals: { gross: 8100, returned: 0, fees: 0 },
  counts: { new: 270, suspected: 10, ignored: 10, refused: 10 },
};

const spanishBank = (number: number, amount: string): Cells => [
  `${dayOf(number)}/09/2026`,
  `NÚÑEZ ${number}`,
  'Donación para el pozo',
  amount,
  '',
];
// 280 × 1,250.50 = 350,140; 10 rows repeat others, 10 are payments
const bankSpanish: RealExport = {
  name: 'a Spanish bank, in windows-1252 with repeated rows',
  bytes: latin1(
    csv(
      [
        ['Fecha', 'Ordenante', 'Concepto', 'Importe', 'Saldo'],
        ...block(280, (n) => spanishBank(n, '1.250,50')),
        ...block(10, (n) => spanishBank(n, '1.250,50')),
        ...block(10, (n) => spanishBank(n, '-3,00')),
      ],
      ';',
    ),
  ),
  totals: { gross: 350_140, returned: 0, fees: 0 },
  counts: { new: 280, suspected: 10, ignored: 10 },
};

export const realExports: readonly RealExport[] = [
  paypalRefunds,
  paypalGerman,
  paypalSpanish,
  paypalCurrencies,
  paypalDisputes,
  stripeHalves,
  stripeDisputes,
  stripeBalance,
  bankGerman,
  bankSpanish,
];
