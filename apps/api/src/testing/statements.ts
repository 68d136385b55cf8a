import { bankFormats } from './bank-formats.ts';

/** A statement as a bank exports it, and what a right import finds in it. */
export interface MadeStatement {
  name: string;
  bytes: Buffer;
  currency: string;
  timeZone: string;
  /** The payments that came in and are gifts. */
  gifts: readonly { line: number; day: string; cents: number; payee?: string; text?: string }[];
}

/** Words above columns: day, payee, memo, in, out, balance, direction, other. */
type Words = readonly string[];
interface Country {
  currency: string;
  decimal: ',' | '.';
  group: string;
  timeZone: string;
  words: Words;
}

const country = (marks: string, currency: string, timeZone: string, words: string): Country => ({
  currency,
  decimal: marks.startsWith(',') ? ',' : '.',
  group: marks.slice(1),
  timeZone,
  words: words.split('|'),
});

const elsewhere = country(
  '.,',
  'EUR',
  'Europe/Dublin',
  'Date|Counterparty|Reference|Amount|Outgoing|Balance|Direction|Note',
);

const countries: Readonly<Record<string, Country>> = {
  AT: country(
    ',.',
    'EUR',
    'Europe/Vienna',
    'Buchungsdatum|Auftraggeber|Buchungstext|Betrag|Belastung|Saldo|Soll/Haben|Valuta',
  ),
  AU: country('.,', 'AUD', 'Australia/Sydney', 'Date|Payee|Description|Credit|Debit|Balance|Type|Reference'),
  BE: country(
    ',.',
    'EUR',
    'Europe/Brussels',
    'Uitvoeringsdatum|Naam tegenpartij|Details|Bedrag|Debet|Saldo|Richting|Rekeningnummer',
  ),
  BR: country(',.', 'BRL', 'America/Sao_Paulo', 'Data|Favorecido|Histórico|Crédito|Débito|Saldo|Tipo|Documento'),
  CA: country('.,', 'CAD', 'America/Toronto', 'Date|Payee|Description|Deposit|Withdrawal|Balance|Type|Cheque'),
  CH: country(
    ".'",
    'CHF',
    'Europe/Zurich',
    'Buchungsdatum|Auftraggeber|Buchungstext|Gutschrift|Belastung|Saldo|Richtung|Valuta',
  ),
  CO: country(',.', 'COP', 'America/Bogota', 'Fecha|Nombre|Descripción|Valor|Cargo|Saldo|Tipo|Sucursal'),
  CZ: country(
    ', ',
    'CZK',
    'Europe/Prague',
    'Datum zaúčtování|Název protistrany|Zpráva pro příjemce|Částka|Odchozí|Zůstatek|Směr|Variabilní symbol',
  ),
  DE: country(
    ',.',
    'EUR',
    'Europe/Berlin',
    'Buchungstag|Auftraggeber/Zahlungsempfänger|Verwendungszweck|Betrag|Soll|Saldo|S/H|Valutadatum',
  ),
  DK: country(',.', 'DKK', 'Europe/Copenhagen', 'Bogført|Navn|Tekst|Beløb|Hævet|Saldo|Retning|Status'),
  HU: country(
    ', ',
    'HUF',
    'Europe/Budapest',
    'Könyvelés dátuma|Partner neve|Közlemény|Összeg|Terhelés|Egyenleg|Irány|Azonosító',
  ),
  IE: country('.,', 'EUR', 'Europe/Dublin', 'Date|Payee|Details|Credit|Debit|Balance|Type|Reference'),
  IT: country(',.', 'EUR', 'Europe/Rome', 'Data|Ordinante|Descrizione|Avere|Dare|Saldo|Segno|Valuta'),
  LV: country(
    ',.',
    'EUR',
    'Europe/Riga',
    'Datums|Saņēmējs/Maksātājs|Informācija|Summa|Debets|Atlikums|Debets/Kredīts|Arhīva kods',
  ),
  MV: country('.,', 'MVR', 'Indian/Maldives', 'Date|Name|Details|Credit|Debit|Balance|Type|Reference'),
  NL: country(',.', 'EUR', 'Europe/Amsterdam', 'Datum|Naam tegenpartij|Mededelingen|Bedrag|Af|Saldo|Af Bij|Code'),
  NO: country(', ', 'NOK', 'Europe/Oslo', 'Dato|Navn|Forklaring|Inn på konto|Ut fra konto|Saldo|Retning|Rentedato'),
  PL: country(', ', 'PLN', 'Europe/Warsaw', 'Data operacji|Nadawca|Tytuł|Kwota|Obciążenie|Saldo|Kierunek|Data waluty'),
  SE: country(', ', 'SEK', 'Europe/Stockholm', 'Bokföringsdag|Avsändare|Meddelande|Belopp|Uttag|Saldo|D/K|Referens'),
  SG: country(
    '.,',
    'SGD',
    'Asia/Singapore',
    'Transaction date|Payer|Description|Deposits(SGD)|Withdrawals(SGD)|Balance|Type|Value date',
  ),
  SK: country(
    ', ',
    'EUR',
    'Europe/Bratislava',
    'Dátum|Názov protiúčtu|Popis|Suma|Debet|Zostatok|Kredit/Debet|Variabilný symbol',
  ),
  UK: country('.,', 'GBP', 'Europe/London', 'Date|Name|Description|Amount|Paid out|Balance|Type|Reference'),
  US: country('.,', 'USD', 'America/New_York', 'Date|Payee|Description|Amount|Withdrawals|Balance|Type|Check Number'),
};

const people =
  'Jürgen Groß|Łucja Żak|María José Peña|Søren Østergaard|Siobhán O’Neill|Ana Čapek|Béla Nagy|K. Andersson|Li Wei|Anna-Maria Huber|Étienne Roy|Noor de Boer'.split(
    '|',
  );
const purposes =
  'Spende|Donation|Gift for the school|Donativo pozo|Darowizna|roof; second part|Well, northern village|Paypal did not work, so by bank|For "the lamps"|Thank you!'.split(
    '|',
  );
const costs = [
  ['City Power', 'Electricity 03/2026'],
  ['Miller Rent', 'Rent of the office'],
  ['Solar Lamps Ltd', 'Invoice 2026-118'],
  ['Bank', 'Account fee'],
] as const;
const payouts = [
  ['PayPal Europe', 'Withdrawal to your bank account'],
  ['STRIPE', 'STRIPE PAYOUT K9X2'],
] as const;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');

const two = (number: number) => String(number).padStart(2, '0');

/** Returns a source of pseudorandom whole numbers from `low` to `high`. */
function randomOf(seed: number) {
  let state = (seed * 2_654_435_761 + 7) >>> 0;
  return (low: number, high: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return low + Math.floor((state / 2 ** 32) * (high - low + 1));
  };
}
type Random = ReturnType<typeof randomOf>;

const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[random(0, items.length - 1)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

interface Entry {
  isIn: boolean;
  isGift: boolean;
  cents: number;
  payee: string;
  text: string;
  day: number;
}

function entriesOf(random: Random, lastDay: number): Entry[] {
  const day = () => random(1, lastDay);
  const gifts = Array.from({ length: 24 }, () => ({
    isIn: true,
    isGift: true,
    cents: pick(random, [2000, 2500, 5000, 10_000, 123_456, 7305, random(300, 250_000)]),
    payee: pick(random, people),
    text: pick(random, purposes),
    day: day(),
  }));
  const spent = Array.from({ length: 10 }, () => {
    const [payee, text] = pick(random, costs);
    return { isIn: false, isGift: false, cents: random(900, 160_000), payee, text, day: day() };
  });
  const paidOut = payouts.map(([payee, text]) => {
    return { isIn: true, isGift: false, cents: random(20_000, 400_000), payee, text, day: day() };
  });
  const all = [...gifts, ...spent, ...paidOut];
  const [first] = all;
  if (first && lastDay > 12) first.day = 27;
  return all.toSorted((one, other) => other.day - one.day);
}

function written(year: number, month: number, day: number, pattern: string): string {
  const parts: Readonly<Record<string, string>> = {
    Y: String(year),
    y: two(year % 100),
    m: two(month),
    d: two(day),
    b: (months[month - 1] ?? '').slice(0, 3),
    H: '14',
    M: '05',
    S: '09',
  };
  return pattern.replaceAll(/%([a-z])/gi, (_, part: string) => parts[part] ?? '');
}

function amountOf(cents: number, { decimal, group }: Country, isGrouped: boolean): string {
  const digits = String(Math.floor(Math.abs(cents) / 100));
  const whole = isGrouped ? digits.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : digits;
  return `${cents < 0 ? '-' : ''}${whole}${decimal}${two(Math.abs(cents) % 100)}`;
}

/** Replaces letters that Latin-1 lacks. */
export const latinText = (text: string): string => text.normalize('NFC').replaceAll(/[^\n\r -\u00FF]/g, '?');

/** Makes a statement of each format for two months: one with days after the 12th, one without. */
export const madeStatements = (seed: number): MadeStatement[] =>
  bankFormats.flatMap((format, index) => [
    madeStatement(format, index, { isEarly: false, random: randomOf(seed * 1000 + index) }),
    madeStatement(format, index, { isEarly: true, random: randomOf(seed * 1000 + index + 500) }),
  ]);

/** Makes statements of ten banks for every other month of a year, named by the bank and the month. */
export const yearOfStatements = (seed: number): MadeStatement[] =>
  bankFormats
    .filter((_, index) => index % 5 === 1)
    .slice(0, 10)
    .flatMap((format, bank) =>
      Array.from({ length: 6 }, (_, index) =>
        madeStatement(format, bank, {
          isEarly: false,
          month: 2 * index + 2,
          random: randomOf(seed * 1000 + bank * 6 + index),
        }),
      ),
    );

type Format = (typeof bankFormats)[number];

function madeStatement(
  format: Format,
  index: number,
  { isEarly, month: given, random }: { isEarly: boolean; month?: number; random: Random },
): MadeStatement {
  const [code, separator, , linesBelow, roles, fixedDay] = format;
  const place = countries[code] ?? elsewhere;
  const isLatin = ['AT', 'DE', 'CH'].includes(code) && index % 2 === 0;
  const said = (text: string) => (isLatin ? latinText(text) : text);
  const isGrouped = random(1, 10) <= 6;
  const month = given ?? random(2, 9);
  const pattern = fixedDay ?? pick(random, ['%d/%m/%Y', '%Y-%m-%d']);
  const lines = linesAboveOf(format, place, random);
  const gifts: MadeStatement['gifts'][number][] = [];
  let balance = 1_500_000;
  for (const entry of entriesOf(random, isEarly ? 12 : 28)) {
    balance += entry.isIn ? entry.cents : -entry.cents;
    const money = (cents: number) => amountOf(cents, place, isGrouped);
    const day = written(2026, month, entry.day, pattern);
    const cells = cellsOf(entry, format, { balance, day, money, random });
    lines.push(cells.map((cell) => quoted(cell, separator)).join(separator));
    if (!entry.isGift) continue;
    gifts.push({
      line: lines.length,
      day: `2026-${two(month)}-${two(entry.day)}`,
      cents: entry.cents,
      ...(roles.includes('p') && { payee: said(entry.payee) }),
      ...(roles.includes('m') && { text: said(entry.text) }),
    });
  }
  const total = balanceLine(balance, place, separator);
  const text = [...lines, ...Array.from({ length: linesBelow }, () => total), ''].join('\r\n');
  return {
    name: `${two(index + 1)}-${code}${isEarly ? '-early' : ''}${given ? `-${two(given)}` : ''}`,
    bytes: isLatin ? Buffer.from(latinText(text), 'latin1') : Buffer.from(text),
    currency: place.currency,
    timeZone: place.timeZone,
    gifts,
  };
}

const quoted = (cell: string, separator: string) =>
  cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;

const balanceLine = (cents: number, place: Country, separator: string) =>
  [place.words[5], quoted(amountOf(cents, place, true), separator)].join(separator);

/** Returns the lines above the payments, the last of which names the columns. */
function linesAboveOf([, separator, count, , roles]: Format, place: Country, random: Random): string[] {
  const lines = Array.from({ length: Math.max(0, count - 1) }, () =>
    pick(random, [`Account${separator}12345678`, '', balanceLine(1_500_000, place, separator)]),
  );
  const header = headerOf(Array.from(roles), place.words);
  if (count > 0) lines.push(header.map((name) => quoted(name, separator)).join(separator));
  return lines;
}

interface Line {
  balance: number;
  day: string;
  money: (cents: number) => string;
  random: Random;
}

function cellsOf(
  { cents, isIn, payee, text }: Entry,
  [, , , , roles, , directions]: Format,
  { balance, day, money, random }: Line,
): string[] {
  const isSplit = roles.includes('o') || roles.lastIndexOf('i') !== roles.indexOf('i');
  const signed = isIn || directions || roles.includes('o') ? cents : -cents;
  const known: Readonly<Record<string, string>> = {
    d: day,
    p: payee,
    m: text,
    b: money(balance),
    o: isIn ? '' : money(cents),
    f: directions?.[isIn ? 0 : 1] ?? '',
  };
  return Array.from(roles, (role, at) => {
    const isOwn = !isSplit || (roles.indexOf('i') === at) === isIn;
    if (role === 'i') return isOwn ? money(signed) : '';
    return known[role] ?? (at % 4 === 0 ? String(random(100_000, 999_999)) : '');
  });
}

/** Repeated words get a number, as banks write them. */
function headerOf(columns: readonly string[], words: Words): string[] {
  const seen = new Map<string, number>();
  return columns.map((role) => {
    const word = words['dpmiobf'.indexOf(role)] ?? words[7] ?? '';
    const count = (seen.get(word) ?? 0) + 1;
    seen.set(word, count);
    return count === 1 ? word : `${word} ${count}`;
  });
}
