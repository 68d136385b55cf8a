import { importRows as words } from '@hearthlight/words/import-rows';
import { describe, expect, test } from 'vitest';

import { readGiftRows, readImportTable, understandFile } from '../formats/read-file.ts';
import { otherMoneyIn } from './other-money.ts';
import { payoutFinder, payoutIn } from './payout.ts';

const find = payoutFinder({
  own: ['Stiftung Herdlicht', 'Herdlicht e.V.'],
  providers: ['Tithe.ly', 'Church Pay *'],
});

describe('a payout of a payment provider', () => {
  test.each([
    ['STRIPE PAYMENTS EUROPE', 'Stripe'],
    ['Stripe Payments UK Ltd', 'Stripe'],
    ['STRIPE', 'Stripe'],
    ['STRIPE PAYOUT K9X2', 'Stripe'],
    ['STRIPE TECHNOLOGY EUROPE LIMITED', 'Stripe'],
    ['SumUp Payments Ltd', 'SumUp'],
    ['SUMUP *PAYOUT 20260311', 'SumUp'],
    ['SQ *HEARTHLIGHT FOUNDA', 'SQ'],
    ['Square Inc DES:SQ260311 ID:T3XK INDN:HEARTHLIGHT CCD', 'Square Inc'],
    ['SQUAREUP INTERNATIONAL LTD', 'Squareup'],
    ['WIX PAYOUT', 'Wix'],
    ['Wix.com Ltd. 26-03-11', 'Wix'],
    ['Tpay', 'TPay'],
    ['TPAY Sp. z o.o. wypłata 8812', 'TPay'],
    ['PayPal (Europe) S.à r.l. et Cie, S.C.A.', 'PayPal'],
    ['PAYPAL DES:TRANSFER ID:1029384 INDN:HEARTHLIGHT CO ID:PAYPALSD11 PPD', 'PayPal'],
    ['PAYPALSI77 INST XFER', 'PayPal'],
    ['PAYPAL PTE LTD', 'PayPal'],
    ['Abbuchung vom PayPal-Konto AWV-MELDEPFLICHT', 'PayPal'],
    ['ORIG CO NAME:STRIPE ORIG ID:1800948598 CO ENTRY DESCR:TRANSFER SEC:CCD', 'Stripe'],
    ['PAYPAL GIVING FUND', 'PayPal Giving Fund'],
    ['PayPal Giving Fund payout 2026-10', 'PayPal Giving Fund'],
    ['PAYPAL GIVING FU', 'PayPal Giving Fu'],
    ['Mollie', 'Mollie'],
    ['MOLLIE PAYMENTS REF 1234.2603.01', 'Mollie'],
    ['Stichting Mollie Payments Uitbetaling 991002', 'Mollie'],
    ['Adyen N.V.', 'Adyen'],
    ['ADYEN NV SETTLEMENT BATCH 412', 'Adyen'],
    ['GoCardless Ltd ref HEARTH', 'GoCardless'],
    ['GOCARDLESS LTD GC-12345', 'GoCardless'],
    ['Klarna Bank AB (publ) Auszahlung 7781', 'Klarna'],
    ['Worldline Schweiz AG', 'Worldline'],
    ['PayU S.A. wypłata 31/03/2026', 'PayU'],
    ['PRZELEWY24 ROZLICZENIE 2026-03', 'Przelewy24'],
    ['Redsys liquidación comercio 3312', 'Redsys'],
    ['MERCADO PAGO retiro de dinero', 'Mercado Pago'],
    ['Razorpay Software Settlement UTR 8810', 'Razorpay'],
    ['GoFundMe payout', 'GoFundMe'],
    ['JUSTGIVING 22893', 'JustGiving'],
    ['Benevity Fund International', 'Benevity'],
    ['Vipps MobilePay AS 98172', 'Vipps MobilePay'],
    ['Zettle Utbetalning 2026-03-11', 'Zettle'],
    ['VENMO CASHOUT', 'Venmo'],
    ['VENMO DES:CASHOUT ID:XXXXX12345 INDN:HEARTHLIGHT CO ID:XXXXX81992 PPD', 'Venmo'],
    ['CASH APP*CASH OUT', 'Cash App'],
    ['Cash App Payout', 'Cash App'],
    ['Withdrawal to your bank account', ''],
    ['Tithe.ly Transfer 0311', 'Tithe.ly'],
    ['BONIFICO SEPA DA STRIPE TECHNOLOGY EUROPE LTD PER STRIPE TRN 1105', 'Stripe'],
    ['BONIFICO A VOSTRO FAVORE DA PAYPAL EUROPE PER PAYPAL TRN 2108', 'PayPal'],
    ['CHURCH PAY *Sunday', 'Church Pay'],
    ['NETWORK FOR GOOD DONATIONS 261105 NFG-1', 'Network for Good'],
    ['Dépôt direct /CANADAHELPS CANADON', 'CanadaHelps'],
    ['YOURCAUSE LLC DES:DONATIONS', 'YourCause'],
    ['GlobalGiving Foundation', 'GlobalGiving'],
    ['META PAYMENTS INC 8812', 'Meta Payments'],
    ['FACEBOOK GIVING DONATIONS', 'Facebook Giving'],
    ['CHARITIES AID FOUNDATION REF 7', 'Charities Aid Foundation'],
    ['VIR INST HELLOASSO VERSEMENT', 'HelloAsso'],
    ['betterplace gGmbH Auszahlung', 'Betterplace'],
    ['IRAISER SAS', 'iRaiser'],
    ['ZEFFY PAYOUT', 'Zeffy'],
    ['BRIGHT FUNDS FOUNDATION', 'Bright Funds'],
    ['GIVEBUTTER INC PPD ID 1', 'Givebutter'],
    ['EVERY.ORG DISBURSEMENT', 'Every.org'],
    ['DONORBOX 22', 'Donorbox'],
  ])('is “%s”', (text, provider) => {
    expect(find('', [text])).toBe(provider);
    expect(find(text, [])).toBe(provider);
  });
});

test.each([
  'Paypal did not work',
  'Paypal did not work, so by bank',
  'Stripe Anna',
  'Anna Stripe',
  'Mollie Jones',
  'Mollie B.',
  'Mollie and Dave Withers',
  'Klarna Nowak',
  'Wix, Adelheid',
  'Sq Leader Harris',
  'Square Dance Club Portland',
  'Family Square',
  'Tpay nie działa, wpłacam przelewem',
  'Transfer instead of PayPal',
  'Sorry, the PayPal transfer failed',
  'Stripe payment broke, so here is my transfer',
  'I could not use Stripe',
  'PayPal hat leider nicht funktioniert',
  'Spende, weil PayPal Gutschrift nicht geht',
  'Statt PayPal: Abrechnung per Bank',
  'Überweisung statt PayPal',
  'Spende ohne PayPal-Gebühren',
  'Donativo sin comisión de PayPal',
  'PayPal no funciona, hago abono por banco',
  'PayPal ne marche pas, donc virement',
  'Virement sans Stripe',
  'PayPal werkt niet',
  'Invece di PayPal',
  'Zamiast PayU, wypłata z konta',
  'Darowizna, PayU odrzucone',
  'My PayPal account was closed',
  'thank you for not using gofundme',
  'I saw you on JustGiving',
  'Found you through GlobalGiving',
  'We tried Square Payments first',
  'Stripes and Stars quilt sale',
  'Paypalle Björn',
  'Settlement of my pledge',
  'Withdrawal',
  'Payout from my savings for the well',
  'Patreon friends of the lamps',
  'Money for lamps from Patreon friends',
  'Benevity forgot me: matching gift by hand',
])('a donor who writes “%s” is no payout', (text) => {
  expect(find(text, [])).toBeUndefined();
  expect(find('Ada Lovelace', [text])).toBeUndefined();
});

describe('interest of the bank', () => {
  test.each([
    'Zinsen',
    'Habenzins 10/26',
    'INT.PD:01-10-2026 TO 31-10-2026',
    'INTÉRÊTS CRÉDITEURS',
    'ODSETKI KAPITAŁ',
    'Interest paid',
    'Intérêt sur EOP',
    'INTERES ABONADO',
    'Zins',
    'Juros',
    'Interessi',
    'Rente 2026',
    'Korko',
    'Faiz',
    'Проценты на остаток',
    'Τόκοι',
    'KAPITALIZACJA ODSETEK',
    'Abrechnung 30.09.2026 Zinsen',
    'LIQUIDACIÓN DE INTERESES',
  ])('is “%s”', (text) => {
    expect(payoutIn(find('', [text]))).toEqual({ doubt: words.interest, payout: 'interest' });
  });

  test.each([
    'My interest in wells',
    'Credit where it is due',
    'Thanks: interest in roofs',
    'Int Hassan',
    'Zinsendorf',
  ])('is not “%s”', (text) => expect(find('', [text])).toBeUndefined());
});

describe('a transfer between own accounts', () => {
  test.each(['STIFTUNG HERDLICHT', 'Herdlicht  e.V.'])('is one of “%s”', (giver) => {
    const own = { doubt: words.ownTransfer, payout: 'own account' };
    expect(payoutIn(find(giver, ['Umbuchung']))).toEqual(own);
  });

  test.each([
    'Online Transfer from SAV ...4411 transaction#: 20834567123',
    'Online Transfer from CHK ...9920 transaction#: 20834567124',
    'TRASPASO DESDE CUENTA AHORRO',
    'VIR DE COMPTE EPARGNE',
    'VIREMENT INTERNE',
    'Umbuchung von Tagesgeldkonto',
    'Przelew własny',
    'PRZELEW WEWNĘTRZNY',
  ])('is “%s” of a row without a payer', (text) => {
    const own = { doubt: words.ownTransfer, payout: 'own account' };
    expect(payoutIn(find('', [text]))).toEqual(own);
    expect(payoutIn(find(text, []))).toEqual(own);
    // It may be that of a donor, so it is only asked about.
    expect(find('Ada Byron', [text])).toBeUndefined();
    expect(otherMoneyIn('Ada Byron', [text])).toEqual({ doubt: words.ownTransfer });
  });

  test.each([
    'Przelew wewnętrzny przychodzący',
    'Traspaso de tercero',
    'Online Transfer from Ada Byron',
    'Virement de Ada Byron',
    'Compte rendu',
  ])('is not “%s”', (text) => {
    expect(find('', [text])).toBeUndefined();
    expect(otherMoneyIn('', [text])).toEqual({});
  });

  const ofAcequia = payoutFinder({ own: ['Fundación La Acequia', 'La Acequia'], providers: [] });

  test.each([
    'VIR DE LA ACEQUIA LIVRET A VERS CPTE COURANT',
    'VIR LA ACEQUIA',
    'TRANSF. DE LA ACEQUIA',
    'TRANSFERENCIA DE FUNDACION LA ACEQUIA',
    'VIR EPARGNE LA ACEQUIA',
    'PRZELEW OD LA ACEQUIA',
    'ÜBERWEISUNG VON LA ACEQUIA',
    'Transfer from La Acequia Foundation 0042',
    'LA ACEQUIA',
    'la acequia',
    'Fundación La Acequia',
    'FUNDACION LA ACEQUIA',
    'Asociación La Acequia',
  ])('is “%s”, which names the foundation as the payer', (text) => {
    const own = { doubt: words.ownTransfer, payout: 'own account' };
    expect(payoutIn(ofAcequia('', [text]))).toEqual(own);
    expect(payoutIn(ofAcequia(text, ['Liquidität']))).toEqual(own);
  });

  test.each([
    'VIR DE JEAN LA ACEQUIA DON',
    'VIR SEPA LEFEVRE BERNARD /MOTIF DON ACEQUIA',
    'Spende an La Acequia',
    'La Acequia de mi abuelo',
    'BIZUM DE Maria del Mar Ruiz - para la acequia',
    'Amigos de La Acequia',
  ])('is not “%s”', (text) => {
    expect(ofAcequia('', [text])).toBeUndefined();
    expect(ofAcequia(text, [])).toBeUndefined();
  });

  test('is not what somebody else writes about the foundation', () => {
    expect(find('Ida Herdlicht', ['Stiftung Herdlicht'])).toBeUndefined();
  });
});

/** Returns the payment provider of each payout in a file. */
async function payoutsIn(...rows: readonly string[]) {
  const hints = { known: {}, timeZone: 'UTC', today: '2026-12-01' };
  const table = await readImportTable(Buffer.from(rows.join('\n')), hints);
  const { likely } = understandFile(table, hints);
  const read = await readGiftRows(table, { columns: likely, timeZone: 'UTC' });
  return read.map(({ gift }) => gift?.payout);
}

describe('the column of a report with the method of a payment names nobody who paid', () => {
  test.each(['Donation Type', 'Payment method', 'Terminal Location', 'Forma de pago', 'Source', 'Zed'])(
    'such as %s',
    async (column) => {
      const rows = ['2026-11-02,Ada Byron,well,50.00,Stripe', '2026-11-04,Eva Lee,roof,20.00,PayPal'];
      expect(await payoutsIn(`Date,Donor,Message,Amount,${column}`, ...rows)).toEqual([undefined, undefined]);
    },
  );

  test('nor does one of a report that has the addresses of givers, even in its texts', async () => {
    const rows = ['2026-11-02,ada@example.org,Stripe,50.00', '2026-11-04,eva@example.org,Stripe payout,20.00'];
    expect(await payoutsIn('Date,Email,Message,Amount', ...rows)).toEqual([undefined, undefined]);
  });

  test('and a bank names the provider as the payer or in its own text', async () => {
    const rows = ['2026-11-02,Stripe Payments,well,50.00,card', '2026-11-04,Hearth,PAYPAL TRANSFER 77,20.00,card'];
    expect(await payoutsIn('Date,Payer,Description,Amount,Payment method', ...rows)).toEqual(['Stripe', 'PayPal']);
  });
});

test('a long text takes no time', () => {
  expect(find('', [`x ${'paypal '.repeat(60_000)}`])).toBeUndefined();
});
