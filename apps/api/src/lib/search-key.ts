/** Letters that Unicode does not take apart, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  ß: 'ss',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  œ: 'oe',
  ŧ: 't',
  ə: 'e',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '’': "'",
  ʼ: "'",
};
const others = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/**
 * Returns a text in the form that searches compare: without case, accents, width, invisible characters, middle dots and
 * repeated white space, and with the letters that people type for special ones: `Łukasz` is found by `lukasz`, `Strauß`
 * by `strauss`.
 */
export const searchKey = (text: string): string =>
  (isAscii(text) ? text.toLowerCase() : plainLettersOf(text)).replace(/\s+/g, ' ').trim();

/** Most texts have only such letters, which need nothing else. */
const isAscii = (text: string): boolean => /^[\0-\u007F]*$/.test(text);

const plainLettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\u0640\u00B7\u30FB]+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(others, (letter) => plainLetters[letter] ?? letter);

/** Returns the words of a text that `searchKey` has made. */
export const wordsIn = (key: string): string[] => key.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns a pattern for `like … escape '\'` that matches any text with this part. */
export const containing = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
