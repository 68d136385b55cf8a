import { parse } from '@messageformat/parser';
import PO from 'pofile';

/** A message of a catalog. */
export interface Message {
  /** The area and the name, such as `donate.totalDue`. */
  key: string;
  /** The English text. */
  english: string;
  /** The text in the catalog's language; empty if it is not translated. */
  text: string;
  /** Notes for translators: where the text is shown. The note `max 20` limits its length in characters. */
  notes: string[];
  /** Whether the English text has changed since it was translated. */
  fuzzy: boolean;
}

/** Parses a PO file: `msgctxt` is the key, `msgid` the English text. In `en.po` every `msgstr` is empty. */
export const parseCatalog = (po: string): Message[] =>
  PO.parse(po).items.map(({ msgctxt = '', msgid, msgstr, extractedComments, flags }) => ({
    key: msgctxt,
    english: msgid,
    text: msgstr[0] ?? '',
    notes: extractedComments,
    fuzzy: flags['fuzzy'] === true,
  }));

/**
 * Writes the PO file of a language with the keys of the English catalog, in their order. A translation whose English
 * text has changed is kept and marked as fuzzy.
 */
export function writeCatalog(language: string, english: readonly Message[], known: readonly Message[]): string {
  const translations = new Map(known.map((message) => [message.key, message]));
  const po = new PO();
  po.headers = {
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
  };
  po.items = english.map(({ key, english: msgid, notes }) => {
    const { text = '', english: former = msgid, fuzzy = false } = translations.get(key) ?? {};
    const isFuzzy = text !== '' && (fuzzy || former !== msgid);
    return Object.assign(new PO.Item(), {
      msgctxt: key,
      msgid,
      msgstr: [text],
      extractedComments: notes,
      flags: isFuzzy ? { fuzzy: true } : {},
    });
  });
  return po.toString();
}

export type Token = ReturnType<typeof parse>[number] | { type: 'octothorpe' };

/** Parses a message in ICU syntax. Throws for a mistake, with its place. */
export const parseMessage = (text: string): Token[] => parse(text);

/** The type of an argument in the generated code. */
export type ArgumentType = 'number' | 'string | number';

/** Returns the arguments of a message. The number of a plural is a `number`. */
export function argumentsOf(text: string): Map<string, ArgumentType> {
  const found = new Map<string, ArgumentType>();
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (!('arg' in token)) continue;
      if (token.type === 'plural') found.set(token.arg, 'number');
      else if (!found.has(token.arg)) found.set(token.arg, 'string | number');
      if ('cases' in token) for (const { tokens: inner } of token.cases) visit(inner);
    }
  };
  visit(parseMessage(text));
  return found;
}

/** Returns the tags of a message, sorted: `<link>` and `</link>` for `<link>Sign in</link>`. */
export const tagsOf = (text: string): string[] =>
  Array.from(text.matchAll(/<\/?[a-z][A-Za-z]*>/g), ([tag]) => tag).toSorted();
