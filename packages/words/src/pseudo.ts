import { type Message, parseMessage, type Token } from './catalog.ts';

/** Accented letters that stay readable, in the order of the alphabet. */
// cspell:disable-next-line
const letters = 'àƀçđéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž';

const accented = (text: string): string =>
  text.replaceAll(/<[^>]*>|[a-z]/g, (found) =>
    found.length > 1 ? found : (letters[found.charCodeAt(0) - 97] ?? found),
  );

/**
 * Returns a message in the pseudo-language: English with accents, between brackets, a third longer. It shows texts that
 * are not in the catalogs, and layouts that longer languages would break.
 */
export function pseudoOf({ english }: Message): string {
  const filling = '·'.repeat(Math.ceil(english.length / 3));
  return `⟦${written(parseMessage(english))}${filling}⟧`;
}

/** Writes tokens in ICU syntax, with accented texts. */
function written(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if (token.type === 'content') return accented(token.value);
      if (token.type === 'argument') return `{${token.arg}}`;
      if (token.type === 'octothorpe') return '#';
      if (token.type !== 'plural') throw new Error(`A message cannot contain '${token.type}'.`);
      const cases = token.cases.map(({ key, tokens: inner }) => `${key} {${written(inner)}}`);
      return `{${token.arg}, plural, ${cases.join(' ')}}`;
    })
    .join('');
}
