import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { isCurrency } from './column-words.ts';

// cspell:disable -- words of banks

const setOf = (words: string): ReadonlySet<string> => new Set(searchKey(words).split(' '));

/** Words for a balance. A text that has one of them, and else only words of the next list, is about no payment. */
const balances = setOf(
  'balance bal balances saldo saldos solde saldovortrag kontostand endsaldo anfangssaldo schlusssaldo schlussaldo eroffnungssaldo abschlusssaldo ' +
    'beginsaldo eindsaldo startsaldo slutsaldo zustatek zostatok egyenleg nyitoegyenleg zaroegyenleg alkusaldo loppusaldo atlikums likutis ' +
    'bakiye bakiyesi gjendja υπολοιπο остаток сальдо залишок баланс الرصيد رصيد יתרה יתרת शष शेष',
);

/** Words that stand beside them. */
const beside = setOf(
  'opening closing previous prior final initial starting ending beginning current available account ledger brought carried forward fwd bf cf b f c d last new old the of on at as day daily statement page per ' +
    'anterior inicial actual disponible disponivel contable contabil contabile bloqueado do da dia em en al a de del el la las los mes ' +
    'precedente iniziale finale alla il del liquido initiale ancien nouveau precedent reporte report crediteur debiteur au le ' +
    'alter neuer anfangs end am vom zum per stand ubertrag vortrag tages ' +
    'vorig vorige nieuw nieuwe oud begin eind poczatkowe poczatkowy koncowe koncowy biezace ksiegowe dostepne na dzien dnia ' +
    'ingaende utgaende inngaende primo ultimo pocatecni konecny pociatocny nyito zaro ' +
    'onceki devreden acilis kapanis donem gun sonu basi ' +
    'προηγουμενο αρχικο τελικο εκ μεταφορας начало конец на входящий исходящий начальный конечный дня период периода початок кінець вхідний вихідний початковий кінцевии кінцевий ' +
    'السابق الافتتاحي الختامي افتتاحي ختامي سابق قبل قودمت קודמת פתיחה סגירה סופית נוכחית प्रारंभिक पिछला अंतिम आरंभिक ' +
    'total january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct nov dec',
);

/** Texts that say it in scripts without spaces between words, or without a word for a balance. */
const phrases =
  /^(?:前?[日月期年]?(?:末|初)?(?:繰越|くりこし|クリコシ)(?:残高|金額?|し)?|(?:前[日月期]?|当[日月期]?|期首|期末|翌[日月期]?)?(?:残高|繰越残高|差引残高)|合計|総合計|小計|上期余额|期初余额|期末余额|余额|合计|ยอดยกมา|ยอดยกไป|ยอดคงเหลือ|คงเหลือ|ยอดรวม|이월|잔액|합계|(?:brought|carried) (?:forward|down)|εκ μεταφορας|סהכ|סה כ)$/u;

// cspell:enable

const isNumber = (word: string) => /^\p{N}+$/u.test(word);

/** Returns the words of a text. One whose letters stand apart, as in `S A L D O`, is put together. */
function wordsOf(text: string): string[] {
  const words = wordsIn(searchKey(text));
  const letters = words.filter((word) => !isNumber(word));
  const isSpread = letters.length > 3 && letters.every((word) => /^\p{L}$/u.test(word));
  return isSpread ? apart(letters.join('')) : words;
}

/** Takes a text without spaces apart into known words, or returns it as one word. */
function apart(text: string): string[] {
  const known = [...balances, ...beside].filter((word) => word.length > 1 && text.startsWith(word));
  for (const word of known.toSorted((one, other) => other.length - one.length)) {
    if (word === text) return [word];
    const rest = apart(text.slice(word.length));
    if (rest.every((other) => balances.has(other) || beside.has(other))) return [word, ...rest];
  }
  return [text];
}

/** Whether a text names a balance, and nothing else but its day, number or currency. */
export function namesBalance(text: string): boolean {
  if (text.length > 80 || !/\p{L}/u.test(text)) return false;
  const words = wordsOf(text);
  const said = words.filter((word) => !isNumber(word) && !isCurrency(word));
  if (phrases.test(said.join(' ')) || /^[bc]\/[fd]$/i.test(text.trim())) return true;
  return said.some((word) => balances.has(word)) && said.every((word) => balances.has(word) || beside.has(word));
}

/** Whether a row has a cell that names a balance, and no other words. */
export const isBalanceRow = (cells: readonly string[]): boolean =>
  cells.some(namesBalance) && cells.every((cell) => namesBalance(cell) || isCurrency(cell) || !/\p{L}{3}/u.test(cell));
