import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { textStyles } from '../styles/text-styles.ts';
import { parseTokens } from './parse-tokens.ts';

/** Utilities that take the tokens of a kind, by the prefix of the tokens' names. */
const families: ReadonlyArray<readonly [prefix: string, utility: string]> = [
  ['font-', 'font'],
  ['leading-', 'leading'],
  ['tracking-', 'tracking'],
  ['weight-', 'font'],
  ['space-', '-?(?:[pm][a-z]?|gap(?:-[xy])?)'],
  ['width-', 'max-w'],
  ['border-', 'border(?:-[a-z])?'],
  ['radius-', 'rounded(?:-[a-z]{1,2})?'],
  ['grid-gap-', 'gap-grid'],
  ['card-', 'grid-cols-cards'],
  ['shadow-', 'shadow'],
  ['motion-', '(?:duration|animate(?:-ticker)?)'],
  ['ease-', 'ease'],
];
const colorUtilities =
  '(?:bg|text|border(?:-[a-z])?|fill|stroke|outline|ring|inset-ring|from|via|to|accent|caret|divide|decoration)';

/** Returns a pattern of the utility for a token: `bg-pine` for `pine`, `rounded-pane` for `radius-pane`. */
function utilityOf(token: string): string {
  const [prefix, utility] = families.find(([start]) => token.startsWith(start)) ?? ['', colorUtilities];
  return token.startsWith('arch') ? `rounded-${token}` : `${utility}-${token.slice(prefix.length)}`;
}

/** Returns the classes of the text styles that a token is a part of. */
const textClassesOf = (token: string) =>
  Object.entries({ ...textStyles.scale, ...textStyles.single })
    .filter(([, { size, leading, tracking, weight }]) => [size, leading, tracking, weight].includes(token))
    .map(([name]) => `text-${name}`);

/** Returns a pattern for the classes and styles with a token. */
function usePattern(token: string): RegExp {
  const classes = [utilityOf(token), ...textClassesOf(token), `--${token}`].join('|');
  return new RegExp(String.raw`(?<![\w-])(?:${classes})(?![\w-])`);
}

const importedStyles = / from '(\.[^']+-styles?\.ts)'/g;

/** Returns the titles of the components that use each token, in their files or in the classes that these import. */
export function tokenUses(root: string, titles: ReadonlyMap<string, string>): Record<string, string[]> {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const texts = [...titles].map(([file, title]) => {
    const text = read(file);
    const styles = Array.from(text.matchAll(importedStyles), ([, path = '']) => read(join(dirname(file), path)));
    return { title, text: [text, ...styles].join('\n') };
  });
  const sheets = ['packages/content/hearthlight/brand.css', 'packages/ui/src/styles/tokens.css'];
  return Object.fromEntries(
    sheets
      .flatMap((sheet) => [...parseTokens(read(sheet)).keys()])
      .map((token) => {
        const pattern = usePattern(token);
        const users = texts.filter(({ text }) => pattern.test(text));
        return [token, users.map(({ title }) => title).toSorted()];
      }),
  );
}
