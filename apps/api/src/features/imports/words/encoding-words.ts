import type { Encoding } from '@hearthlight/domain/desk';

/* What tells the encodings of legacy files apart: the words of banks, and letters that do not stand together. */

// cspell:disable

/** Words above the columns of banks, without letters that differ between encodings, and the encodings of their languages. */
const bankWords: ReadonlyArray<readonly [words: RegExp, encodings: readonly Encoding[]]> = [
  [
    /buchung|betrag|verwendungszweck|empf.nger|auftraggeber|montant|libell|fecha|importe|concepto|bedrag|naam|dato|bel.b|belopp|navn|importo|descrizione|hist.rico|lan.amento|descri..o/i,
    ['windows-1252', 'ISO-8859-15'],
  ],
  // Those in English are of any bank, but few names are Icelandic.
  [/amount|description/i, ['windows-1252', 'ISO-8859-15', 'windows-1254']],
  [
    /kwota|tytu.|nadawca|odbiorca|dátum|datum za|.ástka|castka|összeg|osszeg|partner neve|zpráva|znesek|iznos|suma\b/i,
    ['windows-1250', 'ISO-8859-2'],
  ],
  [/\btarih|tutar|bakiye|hesap|dekont/i, ['windows-1254']],
  [/atlikums|maks.t.js|gavėjas|mok.tojas|selgitus|kuup.ev/i, ['windows-1257']],
];

// cspell:enable

/** Returns the encodings of the languages whose words a file has, or `undefined` if it has none. */
export function encodingsFor(start: string): Encoding[] | undefined {
  const found = bankWords.filter(([words]) => words.test(start));
  return found.length === 0 ? undefined : found.flatMap(([, encodings]) => encodings);
}

/** What a statement does not have. */
const strange = [
  // Controls, rare characters and those of frames.
  String.raw`[\u0080-\u009F\uFFFD¤\p{Co}\u2500-\u259F]`,
  // Signs within a word or where a letter is expected.
  String.raw`\p{L}[¡-©«-´¶-¹»-¿×÷˘˛ˇ˙˝•†‡‰„…‹›™€](?=\p{L})|(?<=^|[\s;,|"])[¡-©«-¹»-¾×÷ˇ˘˙˛˝](?=\p{L})|[’‘](?=\p{Script=Greek})`,
  String.raw`\p{L}[¹³¿¦¨´¸¼½¾](?=[\s;,|"]|$)`,
  // A capital within a word, a soft sign before one, and a final letter of Hebrew that is not the last.
  String.raw`\p{Ll}(?=[^\0-\u007F])\p{Lu}(?=\p{Ll})|(?=[\p{Script=Greek}\p{Script=Cyrillic}])\p{Ll}\p{Lu}`,
  // cspell:disable-next-line
  String.raw`(?<!\p{L})[ЬЪьъ]|[ךםןףץ](?=\p{Script=Hebrew})`,
  // Accents and vowels without a letter.
  String.raw`(?<![\p{L}\p{M}])\p{M}`,
  // Letters and digits of other scripts beside those of English.
  String.raw`\p{Script=Han}(?=[A-Za-z])|[a-z]\p{Script=Han}|[A-Za-z](?=[\u0600-\u06FF\u0E00-\u0E7F])`,
  String.raw`[\u0600-\u06FF\u0E00-\u0E7F](?=[A-Za-z])|\p{Script=Thai}[๐-๙]\p{Script=Thai}`,
];

/** Matches characters that a statement does not have where they stand. */
export const strangeLetters = new RegExp(strange.join('|'), 'gmu');

const alphabets = {
  latin: /^[\p{Script=Latin}\u0300-\u036F]+$/u,
  cyrillic: /^[\p{Script=Cyrillic}\p{M}]+$/u,
  greek: /^[\p{Script=Greek}\p{M}]+$/u,
  hebrew: /^[\p{Script=Hebrew}\p{M}]+$/u,
  arabic: /^[\p{Script=Arabic}\p{M}]+$/u,
  thai: /^[\p{Script=Thai}\p{M}]+$/u,
  korean: /^[A-Za-z]*\p{Script=Hangul}+[A-Za-z]*$/u,
  chinese: /^[A-Za-z]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〇\uFF21-\uFF5A]+[A-Za-z]*$/u,
};

/** Returns the alphabet of a word, or `mixed` if it is of several, or has none of the letters of English. */
export function alphabetOf(word: string): string {
  const found = Object.entries(alphabets).find(([, letters]) => letters.test(word))?.[0] ?? 'mixed';
  return found === 'latin' && /^[^\0-\u007F]{3,}$/u.test(word) ? 'mixed' : found;
}
