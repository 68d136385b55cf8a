/**
 * Words that banks write above their columns, without case, marks and currency. Data, not rules: a word that is missing
 * here makes the import ask what the column holds.
 */
const words = {
  date: `交易日期|记账日期|入账日期|交易日|거래일시|거래일자|거래일|תאריך|तारीख|दिनांक|ημερομηνια|年月日|日付|取引日|дата|дата операции|дата операціі|วันที่|islem tarihi|buchungstag|buchungsdatum|buchung|booking date|posting date|post date|transaction date|date|datum|fecha|fecha operacion|fecha de operacion|f operacion|data operacji|data transakcji|data|completed date|day|uitvoeringsdatum|boekingsdatum|boekdatum|bogfort|bogforingsdato|dato|bokforingsdag|bokforingsdatum|datum zauctovani|datum|konyveles datuma|konyvelesi datum|datums|date operation|date de l operation|date d operation|data contabile|data operazione|kirjauspaiva|kuupaev|tarih|islem tarihi|التاريخ|تاريخ العملية`,
  valueDate: `תאריך ערך|valor tarihi|valor|αξια|起算日|valuta|valutadatum|wertstellung|wert|fecha valor|data waluty|data ksiegowania|value date|rentedato|valutadag|date valeur|date de valeur|data valuta|datum splatnosti|valuteringsdag`,
  amount: `amount total|total amount|交易金额|交易金額|发生额|거래금액|סכום|राशि|ποσο|金額|取引金額|сумма|сума|จำนวนเงิน|islem tutari|betrag|umsatz|umsatz in|amount|transaction amount|sum|importe|cantidad|monto|valor|kwota|kwota operacji|kwota transakcji|bedrag|montant|belob|belopp|castka|objem|suma|ciastka|summa|osszeg|importo|iznos|znesek|summe|summaa|maara|tutar|المبلغ|valore`,
  in: `預かり金額|お預かり金額|収入金額|收入|贷方|贷方发生额|存入|入金額|입금|입금액|맡기신금액|זכות|जमा|πιστωση|お預入れ|お預り金額|入金|入金額|預入|кредит|поступление|приход|надходження|ฝาก|เงินเข้า|alacak|haben|credit|credits|credit amount|paid in|money in|deposit|deposits|deposit amt|gutschrift|gutschriften|gutschrift in|eingang|abono|abonos|haber|ingreso|ingresos|uznania|uznanie|wplyw|wplywy|avere|entrate|accrediti|credito|creditos|entrada|entradas|inn pa konto|inn|insattning|insattningar|indsat|ind|jovairas|prichozi|kredit|credits in|inflow|received|habenbetrag|habenumsatz|amount in|ma|bij|دائن|إيداع|alacak`,
  out: `支払い金額|お支払い金額|支出金額|支出|借方|借方发生额|支取|출금|출금액|찾으신금액|חובה|नामे|निकासी|χρεωση|お引出し|お支払金額|出金|出金額|支払|дебет|списание|расход|видаток|ถอน|เงินออก|soll|debit|debits|debit amount|paid out|money out|withdrawal|withdrawals|withdrawal amt|belastung|belastungen|belastung in|lastschrift|lastschrift in|ausgang|cargo|cargos|debe|egreso|egresos|obciazenie|obciazenia|wydatki|wyplaty|dare|uscite|addebiti|debito|debitos|saida|saidas|ut fra konto|ut|uttag|haevet|haevninger|debet|debets|terheles|kiadas|odchozi|outgoing|outflow|sollbetrag|sollumsatz|amount out|winien|wn|af|مدين|سحب|borc`,
  balance: `余额|账户余额|餘額|잔액|거래후잔액|יתרה|יתרה בש ח|शेष|υπολοιπο|残高|差引残高|остаток|залишок|คงเหลือ|ยอดคงเหลือ|gjendja|endsaldo|schlusssaldo|schlussaldo|anfangssaldo|opening balance|balance brought forward|balance carried forward|saldo inicial|saldo final|saldo poczatkowe|saldo koncowe|solde initial|solde final|saldo iniziale|saldo finale|beginsaldo|eindsaldo|ingaende saldo|utgaende saldo|الرصيد الافتتاحي|الرصيد الختامي|saldo|saldo in|balance|running balance|kontostand|saldo po operacji|saldo nach buchung|zustatek|zostatok|egyenleg|atlikums|solde|saldo contabile|bakiye|balance after|account balance|closing balance|available balance|disponibile|الرصيد`,
  flag: `soll haben|s h|sh|d k|dk|c d|d c|dc|cr dr|dr cr|af bij|debit credit|credit debit|debet credit|debets kredits|debit kredit|kredit debet|richting|richtung|direction|retning|segno|smer|kierunek|irany|type|typ|tipo|sign|kz|vorzeichen|umsatzart|credit debit indicator|transaction type|kennzeichen`,
  payer: `对方户名|对方账户名称|付款人|보낸분|의뢰인|שם השולח|प्रेषक|αποστολεας|依頼人|振込依頼人|плательщик|отправитель|платник|відправник|ผู้โอน|gonderen|naam tegenpartij|nazev protistrany|nazev protiuctu|nazov protiuctu|nazov protistrany|counterparty|counterparty name|consumer name|customer name|contrepartie|nazwa kontrahenta|kontrahent|partner neve|auftraggeber|zahlungspflichtiger|zahlungspflichtige|zahlungspflichtige r|payer|payer name|sender|sender name|ordenante|remitente|nadawca|nazwa nadawcy|ordinante|debtor|debtor name|from|avsandare|avsender|afsender|donneur d ordre|emetteur|platce|platitel|pagador|donor|المرسل|الدافع`,
  name: `name|naam omschrijving|payee|auftraggeber empfanger|auftraggeber empfaenger|auftraggeber zahlungsempfanger|auftraggeber zahlungsempfaenger|beguenstigter zahlungspflichtiger|empfanger zahlungspflichtiger|empfaenger zahlungspflichtiger|beguenstigter auftraggeber|name zahlungsbeteiligter|nombre|titular|nadawca odbiorca|nadawca adresat|naam|navn|nev|partner|sanemejs maksatajs|favorecido|beneficiario|tiers|customer|merchant|client|nome|saaja maksaja|saajamaksaja|الاسم`,
  purpose: `назначение платежа|назначение|призначення платежу|призначення|αιτιολογια|verwendungszweck|purpose|payment reference|message|remittance information|mededelingen|mededeling|communication|communications|zprava pro prijemce|zprava|sprava pre prijemcu|tytul|tytul operacji|tytul platnosci|kozlemeny|meddelande|concepto|motif|causale|forklaring|informacija|memo|narrative|viesti|selgitus|payment details|الغرض`,
  text: `摘要内容|备注|附言|적요|내용|פרטים|תיאור|הפעולה|विवरण|περιγραφη|お取り扱い内容|摘要|内容|取引内容|описание|опис|รายการ|รายละเอียด|details|description|reference|text|tekst|buchungstext|opis|opis operacji|descripcion|descrizione|historico|libelle|avisierungstext|omschrijving|popis|observaciones|note|notes|transaction details|particulars|narration|remarks|bemerkung|anmerkung|الوصف|البيان|aciklama|lancamento|descricao`,
  email: `email|e mail|email address|correo electronico|adres e mail`,
  campaign: `campaign|kampagne|campana|kampania`,
  currency: `币种|幣別|통화|מטבע|मुद्रा|νομισμα|通貨|валюта|สกุลเงิน|para birimi|wahrung|waehrung|currency|divisa|moneda|waluta|valuta|munt|devise|mena|penznem|valuuta|ccy|العملة`,
  fee: `fee|fees|gebuhr|gebuehr|comision|prowizja|oplata`,
  number: `transaction id|transaction number|reference number|transaktionsnummer|numero de operacion|numero transakcji|numer transakcji|fitid`,
  original: `lastschrift ursprungsbetrag|ursprungsbetrag|originalbetrag|original amount`,
  refunded: `amount refunded|refunded amount|refund amount|refunded|erstatteter betrag|erstattungsbetrag|terugbetaald bedrag|terugbetaald|montant rembourse|importe reembolsado|kwota zwrotu|importo rimborsato`,
  status: `status|state|payment status|transaction status|zahlungsstatus|transaktionsstatus|betaalstatus|status platnosci|status transakcji|estado|estado del pago|statut|statut du paiement|stato|stato pagamento|stav|tila|allapot|الحالة`,
  method: `payment method|payment type|payment mode|payment source|payment processor|payment provider|payment gateway|payment channel|donation type|donation source|gift type|method|mode|source|funding source|destination|terminal|terminal location|channel|gateway|processor|platform|provider|card type|card brand|zahlungsart|zahlungsmethode|zahlungsweise|zahlungsquelle|quelle|kanal|metodo de pago|forma de pago|medio de pago|tipo de pago|origen|canal|moyen de paiement|mode de paiement|methode de paiement|canale|metodo di pagamento|betaalmethode|betaalwijze|metoda platnosci|sposob platnosci|zrodlo|forma de pagamento|metodo de pagamento|betalingsmetode|betalningsmetod|odeme yontemi|طريقة الدفع|وسيلة الدفع|אמצעי תשלום|支払方法|決済方法|способ оплаты|спосіб оплати`,
  other: `type|typ|tipo|status|state|category|kategorie|categoria|kategoria|account|account name|account number|account type|konto|kontonummer|rachunek|cuenta|rekening|rekeningnummer|iban|bic|bank|bank name|country|city|address|currency|code|iban auftraggeberkonto|bezeichnung auftragskonto|bankname auftragskonto|name iban auftraggeberkonto|auftragskonto|own account|check number|cheque|branch|sucursal|product|card|labels`,
} as const;
export type ColumnWord = keyof typeof words;

const withoutMarks = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const known = new Map<string, Set<ColumnWord>>();
const isRole = (name: string): name is ColumnWord => name in words;
for (const [role, list] of Object.entries(words)) {
  for (const word of withoutMarks(list).split('|')) {
    const roles = known.get(word) ?? new Set();
    if (isRole(role)) known.set(word, roles.add(role));
  }
}

const currencies = new Set(Intl.supportedValuesOf('currency').map((code) => code.toLowerCase()));
const none: ReadonlySet<ColumnWord> = new Set();

/** Whether a text is the code of a currency. */
export const isCurrency = (text: string): boolean => currencies.has(text.toLowerCase());

/** What banks write beside a payment that is not booked or was taken back. */
const notBooked = new Set(
  'pending|reverted|declined|failed|rejected|cancelled|canceled|authorised|authorized|reserved|vorgemerkt|umsatz vorgemerkt|vorgemerkter umsatz|storniert|abgelehnt|reserviert|oczekująca|oczekujące|oczekuje|odrzucona|odrzucono|anulowana|zablokowana|pendiente|rechazada|rechazado|anulada|anulado|en attente|refusé|annulé|gereserveerd|in behandeling|geannuleerd|in attesa|annullato|rifiutato|pendente|recusado|reserverat|reserveret|reservert|venter|väntande|čekající|zamítnuto|függőben|معلق|معلقة|قيد الانتظار|مرفوض|مرفوضة|ملغى'.split(
    '|',
  ),
);

/** Whether a cell says that a payment is not booked. */
export const isNotBooked = (cell: string): boolean => notBooked.has(cell.toLowerCase());

/** Returns a header without marks, case, signs, a number at the end and the code of a currency. */
const plainHeader = (header: string): string =>
  withoutMarks(header)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word, index, all) => all.length === 1 || !(isCurrency(word) || (index > 0 && /^\d+$/.test(word))))
    .join(' ');

/** Words that banks put beside those for money in or out. */
const beside = new Set(
  'amount|betrag|montant|importe|importo|valor|valore|kwota|bedrag|belob|belopp|castka|suma|summe|umsatz|movimento|movimenti|movimiento|movimientos|mouvement|mouvements|operation|operations|operacion|operacji|transaction|transactions|en|in|au|de|del|di|na|w|euro|euros|zl|strona'.split(
    '|',
  ),
);

/** Returns whether a header names money in or out, or a fee, among other words. */
function directionIn(header: string): ReadonlySet<ColumnWord> {
  const words = header.split(' ').filter((word) => !beside.has(word));
  const roles = known.get(words.join(' ')) ?? none;
  return roles.has('in') || roles.has('out') || roles.has('fee') ? roles : none;
}

/** Returns what banks use a header for, also one in two scripts, as in `Deposit 存入`. Empty if it is unknown. */
export function wordsFor(header: string): ReadonlySet<ColumnWord> {
  const plain = plainHeader(header);
  const found = known.get(plain) ?? directionIn(plain);
  if (found.size > 0 || !/\p{Script=Latin}/u.test(plain) || !/(?!\p{Script=Latin})\p{L}/u.test(plain)) return found;
  return wordsFor(plain.replaceAll(/(?!\p{Script=Latin})[\p{L}\p{M}]+/gu, ' '));
}
