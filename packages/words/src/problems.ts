import { argumentsOf, type Message, parseMessage, tagsOf, type Token } from './catalog.ts';

/** The fault of a translation, as the end of a sentence that begins with its key. */
export interface Problem {
  key: string;
  text: string;
  /** Whether it is only unfinished: until it is finished, the message is in English. */
  isUnfinished: boolean;
}

/** Returns the problems of a message in the catalog of a language. */
export function problemsOf(language: string, { key, english, text, notes, fuzzy }: Message): Problem[] {
  const problem = (sentence: string, isUnfinished = false) => ({ key, text: sentence, isUnfinished });
  if (text === '') return [problem('is not translated', true)];
  if (fuzzy) return [problem('was translated from a former English text', true)];
  try {
    return faultsOf(language, { english, text, notes }).map((fault) => problem(fault));
  } catch (error) {
    // The first line says what and where, the others show the message.
    const [reason = ''] = String(error).split(':\n');
    return [problem(`cannot be read: ${reason}`)];
  }
}

/** Throws for a mistake in the syntax. */
function faultsOf(language: string, { english, text, notes }: Pick<Message, 'english' | 'text' | 'notes'>): string[] {
  const most = Number(/^max (\d+)$/m.exec(notes.join('\n'))?.[1] ?? Number.POSITIVE_INFINITY);
  const [wanted, found] = [argumentList(english), argumentList(text)];
  const forms = missingForms(language, text).join(', ');
  return [
    ...(wanted === found ? [] : [`has ${found || 'no arguments'} instead of ${wanted || 'none'}`]),
    ...(String(tagsOf(english)) === String(tagsOf(text)) ? [] : ['has other tags than the English text']),
    ...(forms === '' ? [] : [`lacks the plural forms ${forms}`]),
    ...(text.length > most ? [`is longer than ${most} characters`] : []),
  ];
}

const argumentList = (text: string) =>
  Array.from(argumentsOf(text), ([name, type]) => (type === 'number' ? `{${name}, plural}` : `{${name}}`))
    .toSorted()
    .join(' ');

/** Returns the plural categories of a language that its messages lack. Exact forms, such as `=0`, may replace none. */
function missingForms(language: string, text: string): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralsOf(parseMessage(text)).flatMap((forms) =>
    pluralCategories.filter((category) => !forms.includes(category)),
  );
}

/** Returns the forms of each plural in a message. */
function pluralsOf(tokens: readonly Token[]): string[][] {
  return tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const keys = token.cases.map(({ key }) => key);
    return [keys, ...token.cases.flatMap(({ tokens: inner }) => pluralsOf(inner))];
  });
}
