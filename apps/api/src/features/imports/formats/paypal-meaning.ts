import {
  type DecimalMark,
  type StatusMeaning,
  type PaypalType,
  paypalTypes,
  type SomeColumns,
} from '@hearthlight/domain/desk';

import { type Fields, signedCents } from '../rows/imported-gift.ts';
import { cellOf, type PaypalColumn, type PaypalColumns } from './paypal-columns.ts';

/**
 * What a row is: the leg of a conversion is no gift, but says what a foreign gift came to, and a payout that comes in
 * is of a platform, such as PayPal Giving Fund.
 */
type RowKind = PaypalType | 'conversion' | 'payout';

/** What the rows of a report of PayPal mean. */
export interface PaypalMeaning {
  /** Returns what a row is, or `undefined` if nobody has said so. */
  kindOf: (fields: Fields) => RowKind | undefined;
  /** Returns the status of a payment, or `undefined` if nobody has said what its word means. */
  statusOf: (fields: Fields) => StatusMeaning | undefined;
  /** Returns what a row may be, by its amount and the row that it is about. Empty if it is no gift for sure. */
  mayBe: (fields: Fields) => readonly PaypalType[];
  /** Whether a row is about another row of the file. */
  isAboutOther: (fields: Fields) => boolean;
}

interface Meant {
  columns: PaypalColumns;
  /** With what was answered about types and statuses. */
  known: SomeColumns;
  decimal: DecimalMark;
}

/** Finds out what rows mean: by words that are known, or by answers and by what the rows say about each other. */
export function paypalMeaning(rows: Iterable<{ fields: Fields }>, meant: Meant): PaypalMeaning {
  const { columns, known } = meant;
  const read = (fields: Fields, column: PaypalColumn) => cellOf(fields, columns, column);
  const { conversions, numbers } = linksIn(columns.isFound ? rows : [], meant);
  const isAboutOther = (fields: Fields) => numbers.has(read(fields, 'reference'));
  const isConversion = (fields: Fields) => conversions.has(conversionOf(fields, columns));
  const types = new Map(Object.entries(known.types ?? {}));
  const statuses = new Map(Object.entries(known.statuses ?? {}));
  const hasStatus = columns.names.status.length > 0;
  return {
    isAboutOther,
    kindOf: (fields) => {
      const type = read(fields, 'type');
      if (columns.hasKnownWords) return kindNamed(type);
      return isConversion(fields) ? 'conversion' : types.get(type);
    },
    statusOf: (fields) => {
      const status = read(fields, 'status');
      // A monthly report has no statuses, and only payments that arrived.
      if (!hasStatus) return 'completed';
      return columns.hasKnownWords ? statusNamed(status) : statuses.get(status);
    },
    mayBe: (fields) => {
      const isOut = (signedCents(read(fields, 'gross'), meant.decimal) ?? 0) < 0;
      const hasReference = read(fields, 'reference') !== '';
      if (isConversion(fields) || (isOut && !hasReference)) return [];
      if (isOut || isAboutOther(fields)) return ['returned', 'fee', 'none'];
      return hasReference ? paypalTypes : ['gift', 'none'];
    },
  };
}

/** Equal for the two legs of a conversion, which are about one payment. */
const conversionOf = (fields: Fields, columns: PaypalColumns) =>
  JSON.stringify([cellOf(fields, columns, 'reference'), cellOf(fields, columns, 'type')]);

/** Finds the numbers of all rows, and the conversions: an amount out in one currency, and one in in another. */
function linksIn(rows: Iterable<{ fields: Fields }>, { columns, decimal }: Meant) {
  const numbers = new Set<string>();
  const legs = new Map<string, Legs>();
  for (const { fields } of rows) {
    numbers.add(cellOf(fields, columns, 'id'));
    if (cellOf(fields, columns, 'reference') === '') continue;
    const key = conversionOf(fields, columns);
    const found = legs.get(key) ?? { out: new Set(), in: new Set() };
    const cents = signedCents(cellOf(fields, columns, 'gross'), decimal) ?? 0;
    found[cents < 0 ? 'out' : 'in'].add(cellOf(fields, columns, 'currency'));
    legs.set(key, found);
  }
  numbers.delete('');
  const conversions = new Set([...legs].flatMap(([key, found]) => (areConversion(found) ? key : [])));
  return { numbers, conversions };
}

/** The currencies of what went out and of what came in. */
interface Legs {
  out: Set<string>;
  in: Set<string>;
}

const areConversion = ({ in: into, out }: Legs) =>
  out.size > 0 && into.size > 0 && ![...out].some((currency) => into.has(currency));

/** Types of rows in English, German and Spanish. The first that fits is taken. */
const kinds: readonly (readonly [RegExp, RowKind])[] = [
  [/\bhold\b|einbehalt|retención/i, 'none'],
  [/conversion|umrechnung|conversión/i, 'conversion'],
  [/\bfee\b|gebühr|entgelt|comisión|tarifa/i, 'fee'],
  [/refund|reversal|chargeback|rückzahlung|rückbuchung|reembolso|reversión|contracargo/i, 'returned'],
  [/mass ?pay|payout|massenzahlung|pagos? masivos?/i, 'payout'],
  [
    /withdrawal|transfer|release|deposit|authorization|abbuchung|auszahlung|überweisung|retirada|retiro|transferencia|depósito/i,
    'none',
  ],
];
const kindNamed = (type: string): RowKind => kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'gift';

const statuses: readonly (readonly [RegExp, StatusMeaning])[] = [
  [/^(?:partially refunded|teilweise (?:zurückgezahlt|rückerstattet)|reembolsado parcialmente)$/, 'partly refunded'],
  [/^(?:refunded|reversed|zurückgezahlt|rückerstattet|reembolsado|revertido)$/, 'refunded'],
  [/^(?:completed|cleared|abgeschlossen|completado)$/, 'completed'],
  [/^(?:pending|processing|ausstehend|offen|pendiente)$/, 'pending'],
  [/^(?:denied|failed|canceled|expired|abgelehnt|storniert|fehlgeschlagen|denegado|cancelado)$/, 'failed'],
];
const statusNamed = (status: string): StatusMeaning | undefined =>
  statuses.find(([pattern]) => pattern.test(status.toLowerCase()))?.[1];
