import { formatMoney, fromCents } from '@hearthlight/domain';
import {
  type DecimalMark,
  type ImportQuestion,
  type ImportReading,
  type StatusMeaning,
  statusMeanings,
  type SomeColumns,
} from '@hearthlight/domain/desk';
import { importRows } from '@hearthlight/words/import-rows';

import { type ColumnWord, wordsFor } from '../words/column-words.ts';
import type { CsvRow } from './csv-row.ts';
import type { CsvTable } from './csv-table.ts';
import { field, type Fields, type ImportedGift, signedCents } from './imported-gift.ts';

/* cspell:disable */
/**
 * Words of payment providers and banks for what became of a payment, by what they mean. One that is missing is asked
 * about.
 */
const words: Readonly<Record<StatusMeaning, string>> = {
  completed: `paid|paid out|paidout|settled|completed|complete|succeeded|success|successful|booked|posted|cleared|processed|executed|captured|confirmed|received|done|ok|gebucht|verbucht|bezahlt|abgeschlossen|ausgeführt|erledigt|betaald|uitbetaald|voltooid|geboekt|verwerkt|payé|payée|effectué|effectuée|terminé|réussi|validé|comptabilisé|encaissé|pagado|pagada|cobrado|cobrada|completado|completada|liquidado|contabilizado|ejecutado|ejecutada|realizado|realizada|opłacona|opłacone|zrealizowana|zrealizowany|zaksięgowana|zaksięgowano|wykonana|zakończona|zakończono|pago|paga|concluído|pagato|pagata|completato|contabilizzato|eseguito|eseguita|bokförd|genomförd|betald|bogført|gennemført|betalt|bokført|utført|zaúčtováno|dokončeno|zaplaceno|teljesült|könyvelt|maksettu|مكتمل|مكتملة|مدفوع|مدفوعة|منفذة`,
  pending: `pending|open|authorized|authorised|reserved|processing|in progress|created|initiated|scheduled|offen|ausstehend|in bearbeitung|vorgemerkt|en cours|en attente|in behandeling|openstaand|pendiente|en proceso|w toku|oczekująca|oczekujące|oczekuje|pendente|in attesa|in corso|väntande|معلق|معلقة|قيد الانتظار`,
  failed: `failed|expired|reverted|cancelled|canceled|declined|denied|rejected|refused|unpaid|incomplete|abandoned|blocked|error|void|voided|abgelaufen|verfallen|fehlgeschlagen|abgebrochen|abgelehnt|storniert|verlopen|mislukt|geannuleerd|geweigerd|expiré|échoué|échouée|annulé|annulée|refusé|refusée|abandonné|expirado|expirada|caducado|caducada|fallido|fallida|rechazado|rechazada|cancelado|cancelada|anulado|anulada|denegado|wygasła|nieudana|odrzucona|anulowana|scaduto|scaduta|fallito|fallita|annullato|annullata|rifiutato|rifiutata|recusado|recusada|مرفوض|مرفوضة|ملغى|منتهية`,
  refunded: `refunded|charged back|chargeback|reversed|returned|erstattet|zurückgezahlt|zurückgebucht|rückgebucht|terugbetaald|teruggeboekt|gestorneerd|remboursé|remboursée|rejeté|rejetée|reembolsado|reembolsada|devuelto|devuelta|revertido|zwrócona|zwrócono|rimborsato|rimborsata|مستردة`,
  'partly refunded': `partially refunded|partly refunded|partial refund|teilweise erstattet|teilweise zurückgezahlt|gedeeltelijk terugbetaald|partiellement remboursé|reembolsado parcialmente|parcialmente reembolsado|częściowo zwrócona|parzialmente rimborsato`,
};
/* cspell:enable */

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();

const known = new Map(
  statusMeanings.flatMap((status) => words[status].split('|').map((word) => [word, status] as const)),
);

/** Whether a text is a known status of a payment. */
export const isStatus = (text: string): boolean => known.has(plain(text));

type Statuses = SomeColumns['statuses'];

/** Returns what the status of a payment means, by what is known about its word or what was answered. */
const meaningOf = (status: string, answers: Statuses = {}): StatusMeaning | undefined =>
  new Map(Object.entries(answers)).get(status) ?? known.get(plain(status));

/** Words of a column beyond which it has something else than a status. */
const mostStatuses = 12;

/** Whether the words of a column say what became of each payment: one of them is known, or there are several. */
function areStatuses(name: string, texts: readonly string[]): boolean {
  if (texts.length > mostStatuses) return false;
  if (texts.some((text) => known.has(plain(text)))) return true;
  // The states of a country are no statuses.
  return plain(name) !== 'state' && texts.length > 1 && texts.every((text) => /^\p{L}{4}\D*$/u.test(text));
}

/** Asks once about each status of a file that is unknown. */
export function statusQuestions(
  { headers, names, rows }: CsvTable,
  answers: Statuses,
  readingOf: (row: CsvRow) => ImportReading,
): ImportQuestion[] {
  return headers.flatMap((_, index) => {
    const name = names[index] ?? '';
    if (!wordsFor(name).has('status')) return [];
    const first = new Map<string, CsvRow>();
    for (const row of rows) {
      const status = row.cells[index] ?? '';
      if (status !== '' && !first.has(status)) first.set(status, row);
    }
    if (!areStatuses(name, [...first.keys()])) return [];
    const unknown = [...first].filter(([text]) => !known.has(plain(text)));
    return unknown.map(([text, row]) => questionAbout(text, row.line, { answers, reading: readingOf(row) }));
  });
}

function questionAbout(
  text: string,
  line: number,
  { answers, reading }: { answers: Statuses; reading: ImportReading },
): ImportQuestion {
  const chosen = statusMeanings.findIndex((status) => status === meaningOf(text, answers));
  return {
    kind: 'status',
    line,
    text,
    answers: statusMeanings.map((status) => ({
      columns: { statuses: { [text]: status } },
      text: status,
      reading,
    })),
    chosen: chosen === -1 ? null : chosen,
  };
}

/** What a row says became of its payment. */
interface PaymentStatus {
  /** The word for money that has not arrived. */
  notArrived: string | undefined;
  /** What went back to the payer, of which a person decides. */
  wentBack: (cents: number) => Pick<ImportedGift, 'doubt' | 'returned'>;
}

/** Returns a function that reads what became of the payment of a row. */
export function statusReader(
  headers: readonly string[],
  { decimal, statuses }: { decimal: DecimalMark; statuses: Statuses },
): (fields: Fields) => PaymentStatus {
  const named = (word: ColumnWord) => headers.find((name) => wordsFor(name).has(word)) ?? '';
  const [statusColumn, refundedColumn] = [named('status'), named('refunded')];
  return (fields) => {
    const text = field(fields, statusColumn);
    const status = meaningOf(text, statuses);
    const refunded = Math.abs(signedCents(field(fields, refundedColumn), decimal) ?? 0);
    return {
      notArrived: status === 'pending' || status === 'failed' ? text : undefined,
      wentBack: (cents) => {
        const back = Math.min(cents, refunded || (status === 'refunded' ? cents : 0));
        if (back > 0) {
          const doubt = importRows.partWentBack({ amount: formatMoney(fromCents(back)) });
          return { doubt, returned: { cents: back } };
        }
        return status === 'partly refunded' ? { returned: { cents: undefined } } : {};
      },
    };
  };
}
