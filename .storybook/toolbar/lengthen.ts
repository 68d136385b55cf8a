/** Letters of the site's fonts that stand for others and can still be read. */
const accents: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
};

/** Letters that a translation adds for each letter: German, the longest of the usual ones, has a third more. */
const growth = 0.4;

/** Returns a word with accents, and with some letters repeated so that it is 40 % longer. */
function lengthenWord(word: string): string {
  return word.replaceAll(/./gu, (letter, index: number) => {
    const shown = accents[letter] ?? letter;
    const added = Math.round((index + 1) * growth) - Math.round(index * growth);
    return shown + shown.toLowerCase().repeat(added);
  });
}

/** Returns the text in a pseudo-language: 40 % longer, with accents. Numbers, addresses and spaces stay. */
export function lengthen(text: string): string {
  return text.replaceAll(/\S+/g, (part) =>
    /[@/]|\w\.\w/.test(part) ? part : part.replaceAll(/\p{L}+/gu, lengthenWord),
  );
}
