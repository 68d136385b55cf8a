import { type Formats, formats } from '../languages/formats.ts';
import { fromCents } from './money.ts';

/* Apart from `money.ts`, because most pages read no amounts. */

/** The largest accepted amount, in cents: one cent less than 10 billion dollars, well below 2^53. */
export const mostCents = 999_999_999_999;

/**
 * Parses a typed amount. Returns whole cents, or `undefined` if the text is ambiguous. Reads what `formatMoney` writes
 * in the current language, with or without the symbol.
 *
 * In English it accepts `1000`, `1,000`, `$1,000.50`, `12.5`, ` $ 7 `, and rejects `1,00`, `0,500`, `1.000`,
 * `1.000,50`, `10,00,000`, `1e3`, signs and other currencies: a wrong guess could be off by a factor of a thousand.
 * Where the decimal sign is a comma, a point before one or two digits is one too, because many keypads have no comma:
 * `12.50`.
 */
export function parseMoney(typed: string, notation = formats()): number | undefined {
  if (typed.length > 64) return undefined;
  const { decimals } = notation;
  const { decimal, group, text } = readable(typed, notation);
  const part = decimals === 0 ? '()' : `(?:[${decimal}](\\d{1,${decimals}}))?`;
  const match = new RegExp(`^\\s*([1-9]\\d{0,2}(?:[${group}]\\d{3})+|\\d+)${part}\\s*$`).exec(text);
  if (!match?.[1]) return undefined;
  const cents = Number(match[1].replaceAll(/\D/g, '') + (match[2] ?? '').padEnd(decimals, '0'));
  return cents <= mostCents ? cents : undefined;
}

/**
 * Parses a typed amount as `parseMoney` does, into the units that `formatMoney` takes: 12.5 for `$12.50`, not 1250.
 * Returns `undefined` if the text is ambiguous.
 */
export function parseAmount(typed: string): number | undefined {
  const cents = parseMoney(typed);
  return cents === undefined ? undefined : fromCents(cents);
}

/** Returns an amount without its symbol and in English digits, and the signs to read it by. */
function readable(typed: string, notation: Formats): { text: string; decimal: string; group: string } {
  const { decimal, decimals, digits, group } = notation;
  if (digits === undefined)
    return {
      text: withoutSymbol(typed.trim(), notation),
      decimal: decimal.replace(',', ',.'),
      group: group.replace('\u00A0', String.raw`\s`),
    };
  const unmarked = typed.replaceAll(/[\u061C\u200E\u200F]/g, '').trim();
  // Most people end `ج.م.` with a dot.
  const written = unmarked.replace(`${notation.symbol}.`, notation.symbol);
  const text = withoutSymbol(written, notation).replaceAll(/\D/g, (character) => {
    const digit = digits.indexOf(character);
    return digit === -1 ? character : String(digit);
  });
  // Some countries write Arabic with the signs of English, others with those of French.
  const isAmbiguous = decimals === 3 && /^\s*\d+[.,،]\d{3}\s*$/.test(text);
  return isAmbiguous ? { text, decimal, group } : { text, decimal: `${decimal}.`, group: `${group},،` };
}

/** Removes the symbol from the side where the language writes it, or from the front. `US$` may also be typed as `$`. */
function withoutSymbol(text: string, { money, symbol }: Formats): string {
  for (const sign of [symbol, symbol.replace(/^[A-Z]+(?=[^A-Z])/, '')]) {
    if (text.startsWith(sign)) return text.slice(sign.length);
    if (!money.startsWith(symbol) && text.endsWith(sign)) return text.slice(0, -sign.length);
  }
  return text;
}
