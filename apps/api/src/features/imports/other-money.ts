import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey } from '../../lib/search-key.ts';
import type { ImportedGift } from './imported-gift.ts';
import { saysReturned } from './returned-words.ts';

// cspell:disable

/** Words for money that is paid back, or is paid for other reasons than to give, as `searchKey` writes them. */
const otherWords =
  'refund|refunds|refunded|reimbursement|rebate|cashback|repayment|overpayment|dividend|interest|' +
  'erstattung|erstatt|ruckerstattung|rueckerstattung|steuererstattung|ruckzahlung|rueckzahlung|ruckuberweisung|rueckueberweisung|guthabenauszahlung|zinsen|zinsgutschrift|' +
  'remboursement|rembourse|trop percu|interets|reembolso|devolucion|intereses|rimborso|interessi|reembolsos|juros|' +
  'nadplata|zwrot podatku|odsetki|terugbetaling|teruggave|restitutie|rente|' +
  'visszaterites|visszafizetes|kamat|vratka|uroky|preplatek|aterbetalning|ranta|tilbagebetaling|tilbagebetalt|skatteretur|palautus|korko|iade|faiz|استرداد|فوائد';

/** Names of tax offices and other public treasuries. */
const treasuries =
  'finanzamt|finanzkasse|steuerverwaltung|bundeskasse|landesoberkasse|landeskasse|hmrc|hm revenue|irs treas|us treasury|united states treasury|' +
  'dgfip|tresor public|finances publiques|direccion general de tributos|agencia tributaria|aeat|agenzia delle entrate|belastingdienst|autoridade tributaria|' +
  'urzad skarbowy|skatteverket|skatteetaten|skattestyrelsen|verohallinto|financni urad|nav ado|canada revenue|revenue agency|australian taxation office|tax office|tax refund|vat refund';

const pattern = new RegExp(`(?<![\\p{L}])(?:${otherWords}|${treasuries})(?![\\p{L}])`, 'u');

/**
 * Codes for money that is no gift: everything but payments, and among these interest, returned and reversed payments, taxes, and
 * reimbursements; of the purposes, those of taxes, interest and the like; and the transaction codes of German banks for returned
 * transfers, payments of public treasuries, closing, interest and transfers between own accounts.
 */
const codes =
  /^(?:ACMT|CAMT|CMDT|DERV|FORX|LDAS|PMET|SECU|TRAD)-|-(?:INTR|RRTN|RPCR|RIMB|TAXE|ADJT|CAJT|DAJT)\b|\b(?:TAXR|TAXS|VATX|INTE|RINP|REBT|GOVT|INSU|DIVD|DIVI|LOAN)\b|(?:^|[\s+])(?:156|159|805|814|820|833)(?:$|[\s+])/;

// cspell:enable

/** Characters of a row that are looked at, so that a long text takes no time. */
const looked = 1000;

/** Returns the doubt of a row that says itself that it may be no gift, such as a refund. A person decides about it. */
export function otherMoneyIn(
  name: string,
  texts: readonly string[],
  bankCodes = '',
): Pick<ImportedGift, 'doubt'> {
  const said = texts.join(' ').slice(0, looked);
  const isOther = codes.test(bankCodes) || pattern.test(searchKey(`${name} ${said}`)) || saysReturned(said);
  return isOther ? { doubt: words.otherMoney } : {};
}
