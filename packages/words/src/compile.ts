import { argumentsOf, type Message, parseMessage, type Token } from './catalog.ts';
import { numberSignsOf } from './number.ts';

/*
 * Compiles a catalog to one TypeScript module for each area, so that a page loads only its own messages. A message without
 * arguments becomes a text, any other a function.
 */

/** A language to compile. */
export interface Source {
  /** The language tag, such as `es`: the name of the folder. */
  language: string;
  /** The language whose plural rules apply: the same, but for the pseudo-language. */
  plurals: string;
  /** Translates one message. Returns an empty text where there is no translation. */
  textOf: (message: Message) => string;
}

/** Returns the modules of a language by their file names, relative to the folder of the generated code. */
export function compile(english: readonly Message[], source: Source): Map<string, string> {
  const areas = Map.groupBy(english, ({ key }) => areaOf(key));
  const modules = [...areas].map(([area, messages]): [string, string] => [
    `${source.language}/${kebab(area)}.ts`,
    moduleOf(area, messages, source),
  ]);
  return new Map([...modules, [`${source.language}/index.ts`, indexOf([...areas.keys()])]]);
}

/** Returns the modules that Node.js imports: each area in the current language. */
export function compileCurrent(english: readonly Message[], languages: readonly string[]): Map<string, string> {
  const areas = new Set(english.map(({ key }) => areaOf(key)));
  return new Map(Array.from(areas, (area) => [`current/${kebab(area)}.ts`, currentModuleOf(area, languages)]));
}

/** Returns the module that imports a whole language when it is needed. */
export const compileLoaders = (languages: readonly string[]): [file: string, code: string] => [
  'load.ts',
  `export const load = {\n${languages
    .map((language) => `  '${language}': () => import('./${language}/index.ts'),\n`)
    .join('')}};\n`,
];

function currentModuleOf(area: string, languages: readonly string[]): string {
  const imports = languages.map(
    (language) => `import { ${area} as ${language} } from '../${language}/${kebab(area)}.ts';`,
  );
  return [
    `import { ofCurrentLanguage } from '../../current-language.ts';`,
    ...imports,
    '',
    `export const ${area} = ofCurrentLanguage({ ${languages.join(', ')} });`,
    '',
  ].join('\n');
}

const areaOf = (key: string) => key.slice(0, key.indexOf('.'));
const nameOf = (key: string) => key.slice(key.indexOf('.') + 1);
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function moduleOf(area: string, messages: readonly Message[], source: Source): string {
  const isEnglish = source.language === 'en';
  const lines = messages.map((message) => `  ${nameOf(message.key)}: ${codeOf(message, source)},`);
  const body = lines.join('\n');
  const numberFunctions = ['argumentIn', 'formatNumber'].filter((name) => body.includes(`${name}(`));
  const imports = [
    ...(body.includes('plural(')
      ? [`import { ${source.plurals} } from 'make-plural/cardinals';`, `import { plural } from '../../plural.ts';`]
      : []),
    ...(numberFunctions.length > 0 ? [`import { ${numberFunctions.join(', ')} } from '../../number.ts';`] : []),
    ...(isEnglish ? [] : [`import type { ${area} as English } from '../en/${kebab(area)}.ts';`]),
  ];
  const type = isEnglish ? '' : ': typeof English';
  return `${imports.join('\n')}\n\nexport const ${area}${type} = {\n${body}\n};\n`.trimStart();
}

/** Areas that only the server says. A browser that loads a whole language does without them. */
const areasOfServer = new Set([
  'importFile',
  'importRows',
  'mails',
  'outbox',
  'refusals',
  'serverPages',
  'staff',
  'unsubscribe',
]);

/** The module of a whole language. */
const indexOf = (areas: readonly string[]): string =>
  areas
    .filter((area) => !areasOfServer.has(area))
    .map((area) => `export { ${area} } from './${kebab(area)}.ts';`)
    .join('\n') + '\n';

/** Returns the value of a message: a text, or a function of its arguments. Falls back to English. */
function codeOf(message: Message, source: Source): string {
  const text = source.textOf(message) || message.english;
  const args = argumentsOf(message.english);
  const code = codeOfTokens(parseMessage(text), source, undefined);
  if (args.size === 0) return code;
  const types = Array.from(args, ([name, type]) => `${name}: ${type}`).join('; ');
  return `(args: { ${types} }): string => ${code}`;
}

/** Returns the tokens as an expression of type `string`. `count` is the argument that `#` stands for. */
function codeOfTokens(tokens: readonly Token[], source: Source, count: string | undefined): string {
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return JSON.stringify(token.value);
      case 'argument':
        return argumentCode(`args.${token.arg}`, source);
      case 'octothorpe':
        return numberCode(`args.${count ?? ''}`, source);
      case 'plural': {
        const forms = token.cases.map(
          ({ key, tokens: inner }) => `'${key}': ${codeOfTokens(inner, source, token.arg)}`,
        );
        return `plural(args.${token.arg}, ${source.plurals}, { ${forms.join(', ')} })`;
      }
      default:
        throw new Error(`A message cannot contain '${token.type}'.`);
    }
  });
  return parts.length === 0 ? "''" : parts.join(' + ');
}

/** Returns the code of a counted number. */
function numberCode(argument: string, { plurals }: Source): string {
  const { digits, group } = numberSignsOf(plurals);
  return `formatNumber(${[argument, quoted(group), ...(digits ? [quoted(digits)] : [])].join(', ')})`;
}

/** Returns the code of an argument, which may be a number. */
function argumentCode(argument: string, { plurals }: Source): string {
  const { digits } = numberSignsOf(plurals);
  return digits ? `argumentIn(${quoted(digits)}, ${argument})` : `String(${argument})`;
}

const quoted = (text: string) => `'${text}'`;
