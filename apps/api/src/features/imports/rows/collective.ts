import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey } from '../../../lib/search-key.ts';
import type { ImportedGift } from './imported-gift.ts';

/* cspell:disable -- words of banks, as `searchKey` writes them */
/** What banks write about one credit that has the payments of several people: by transfer, by check, by card. */
const collective = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    'sammel(?:gutschrift|uberweisung|ueberweisung|zahlung|eingang)\\p{L}*|(?:collective|bulk|batch) credit|przelew zbiorczy|uznanie zbiorcze|abono colectivo|verzamel(?:boeking|betaling)|virements? groupes?|accredito cumulativo',
    'remises? (?:de )?(?:\\d+ )?(?:chq|chqs|cheque|cheques)|scheck(?:einreichung|gutschrift|inkasso)|(?:remesa|ingreso) (?:de )?cheques|versamento assegni|deposito (?:de )?cheques|chequeverzameling|(?:cheques?|checks?) (?:paid in|deposit|deposits|batch)|(?:deposit|batch) of (?:cheques|checks)|inkaso czekow',
    '(?:remises?|telecollecte|encaissements?|recettes?) (?:de )?(?:cartes?|cb|tpe|carte bancaire)|(?:remise|telecollecte) tpe|(?:liq|liquid|liquidacion|abono|facturacion|remesa|ventas|operaciones)\\.? (?:de )?(?:tarjetas?|tpv|datafono)|tpv comercio',
    '(?:karten|ec|girocard|zahlungs).?terminal|(?:terminal|tid).{0,20} (?:umsatz|gutschrift|einreichung)|disagio|karten(?:umsatz|umsatze|umsaetze|zahlungen|abrechnung|gutschrift)|(?:girocard|ec.?karten|kreditkarten|terminal|pos).?(?:umsatz|umsatze|umsaetze|abrechnung|gutschrift|einreichung|sammler)|pos (?:settlement|deposit|payout|batch|credit|sales)|(?:card|merchant|terminal) (?:settlement|settlements|deposit|batch|takings|receipts)|merchant (?:credit|services)',
    'remesas? (?:de )?(?:recibos|adeudos|cuotas)|(?:autogiro|bankgiro|bgmax|avtalegiro).*\\b\\d+ st|inkaso hromadne|hromadn[aey] (?:platba|inkaso)|csoportos (?:beszedes|atutalas)|incasso ?(?:batch|opdracht)|direct debits? (?:collection|batch)|sepa (?:dd|sdd) (?:batch|collection)',
    'incassi? (?:pos|carte)|accredito pos|rozliczenie (?:terminala|kart|pos)|(?:pin|betaalautomaat|kaart)(?:afrekening|ontvangsten|verzamel\\p{L}*)|(?:vendas|recebimentos) (?:tpa|cartao)|uye isyeri|pos (?:tahsilati|gun sonu|blokeli|bloke)|تسويه نقاط البيع',
  ].join('|')})(?!\p{L})`,
  'u',
);
/* cspell:enable */

/** Characters of a row that are looked at, so that a long text takes no time. */
const looked = 1000;

/**
 * Returns the doubt of a credit that may have the payments of several people. `count` is how many payments the file
 * says that it has without their details, or 0.
 */
export function collectiveIn(count: number, texts: readonly string[]): Pick<ImportedGift, 'doubt'> {
  if (count > 1) return { doubt: words.collective({ count }) };
  return collective.test(searchKey(texts.join(' ').slice(0, looked))) ? { doubt: words.collective({ count: 0 }) } : {};
}
