import type { ImportQuestion, ImportReading, SomeColumns } from '@hearthlight/domain/desk';
import { importRows as words } from '@hearthlight/words/import-rows';

import { searchKey, wordsIn } from '../../../lib/search-key.ts';
import { isCurrency, wordsFor } from '../words/column-words.ts';
import { saysInScript } from '../words/foreign-words.ts';
import { transferWords } from '../words/own-account-words.ts';
import { payoutWords, peoplesWords } from '../words/payment-providers.ts';
import { collectiveIn } from './collective.ts';
import type { Fields, ImportedGift } from './imported-gift.ts';
import { otherMoneyIn } from './other-money.ts';
import { payerInText, saysGift } from './payer-in-text.ts';

/*
 * The words of a statement say which money is no gift. In a script or language without lists of these words, nothing
 * says so: each kind of row that names no gift is asked about.
 */

/** Rows that are looked at to tell whether the words of a file are known. */
const sampleRows = 1000;
/** Kinds of rows beyond which each row is asked about by itself. */
const mostKinds = 12;

/** A statement in words that no list has. */
export interface UnknownWords {
  /** Returns the text that a row shares with others of its kind. Empty if the file has none. */
  kindOf: (fields: Fields) => string;
}

const banksWords = new Set([...transferWords, ...payoutWords.split(' '), ...peoplesWords.split(' ')]);

/** Returns the texts of a row that have words. */
const textsOf = (fields: Fields): string[] =>
  Object.values(fields).filter((text) => /[\p{L}\p{M}]{2}/u.test(text) && !isCurrency(text));

const isKnown = (text: string): boolean =>
  saysGift(text) ||
  payerInText(text) !== undefined ||
  (otherMoneyIn('', [text]).doubt ?? collectiveIn(0, [text]).doubt) !== undefined ||
  wordsIn(searchKey(text)).some((word) => word.length > 3 && banksWords.has(word));

const lettersIn = (text: string, script: RegExp): number => text.match(script)?.length ?? 0;

/** Whether most letters of a row are in a script of which few words are known. */
function isUnlisted(texts: readonly string[]): boolean {
  const all = texts.join('');
  return lettersIn(all, /(?!\p{Script=Latin}|\p{Script=Arabic})\p{L}/gu) > lettersIn(all, /\p{Script=Latin}/gu);
}

const tellsLanguage = (header: string): boolean =>
  (['name', 'payer', 'purpose', 'text'] as const).some((word) => wordsFor(header).has(word));

/**
 * Returns a function that tells whether the texts of a row are in the unknown script of a CAMT or MT940 statement, and
 * say no gift. No column has a name that would tell its language, and texts in Latin letters may be names only.
 */
export function unknownTextsIn(rows: Iterable<readonly string[]>): (texts: readonly string[]) => boolean {
  const sample: string[][] = [];
  for (const row of rows) {
    if (sample.length >= sampleRows) break;
    const texts = textsOf(fieldsOf(row));
    if (texts.length > 0) sample.push(texts);
  }
  const isUnknown = sample.filter(isUnlisted).length > sample.length / 2;
  return (texts) => isUnknown && !isTold(fieldsOf(texts));
}

const fieldsOf = (texts: readonly string[]): Fields => Object.fromEntries(texts.entries());

/** Returns what is known of a statement in unknown words, or `undefined` for another. `isIn` tells what came in. */
export function unknownWordsIn(rows: Iterable<Fields>, isIn: (fields: Fields) => boolean): UnknownWords | undefined {
  const sample: Fields[] = [];
  for (const fields of rows) {
    if (sample.length >= sampleRows) break;
    if (textsOf(fields).length > 0) sample.push(fields);
  }
  const unlisted = sample.filter((fields) => isUnlisted(textsOf(fields)));
  const isListed = () =>
    Object.keys(sample[0] ?? {}).some(tellsLanguage) || sample.some((row) => textsOf(row).some(isKnown));
  if (sample.length === 0 || (unlisted.length <= sample.length / 2 && isListed())) return undefined;
  const column = kindColumn(sample.filter(isIn));
  return { kindOf: (fields) => (column === undefined ? '' : (fields[column] ?? '')) };
}

/** Returns the column whose few texts say what kind each row is. */
function kindColumn(rows: readonly Fields[]): string | undefined {
  const counted = Object.keys(rows[0] ?? {}).flatMap((name) => {
    const cells = rows.map((fields) => fields[name] ?? '');
    const kinds = new Set(cells);
    const areTexts = [...kinds].every((text) => /[\p{L}\p{M}]{2}/u.test(text) && !isCurrency(text));
    const isRepeated = kinds.size > 1 && kinds.size <= Math.min(mostKinds, rows.length * 0.7);
    return areTexts && isRepeated ? [{ name, size: kinds.size }] : [];
  });
  return counted.toSorted((one, other) => one.size - other.size)[0]?.name;
}

/** Whether a row says itself that it is a gift, or has another reason to be asked about. */
const isTold = (fields: Fields): boolean => {
  const texts = textsOf(fields);
  return (
    texts.some((text) => saysGift(text) || saysInScript('gift', text)) || otherMoneyIn('', texts).doubt !== undefined
  );
};

/** Returns what was answered about the kind of a row that does not say what it is itself. */
export const answerOf = (fields: Fields, unknown: UnknownWords | undefined, types: SomeColumns['types'] = {}) =>
  unknown && !isTold(fields) ? new Map(Object.entries(types)).get(unknown.kindOf(fields)) : undefined;

/** Returns the doubt of a row in unknown words about whose kind nobody has answered. */
export function unknownDoubt(
  fields: Fields,
  unknown: UnknownWords | undefined,
  types: SomeColumns['types'],
): Pick<ImportedGift, 'doubt'> {
  if (!unknown || isTold(fields) || answerOf(fields, unknown, types) === 'gift') return {};
  return { doubt: words.unknownWords };
}

interface AskedRow extends ImportReading {
  line: number;
  fields: Fields;
}

/** Asks once about each kind of row that may be no gift, with both readings of its first row. */
export function kindQuestions(
  rows: Iterable<AskedRow>,
  unknown: UnknownWords | undefined,
  types: SomeColumns['types'] = {},
): ImportQuestion[] {
  const first = new Map<string, AskedRow>();
  if (!unknown) return [];
  for (const row of rows) {
    const kind = unknown.kindOf(row.fields);
    if (kind !== '' && !first.has(kind) && !isTold(row.fields)) first.set(kind, row);
  }
  return [...first].map(([text, { amount, date, giver, line, purpose }]) => {
    const answers = (['gift', 'none'] as const).map((type) => ({
      columns: { types: { [text]: type } },
      text: type,
      reading: { amount, date, giver, purpose },
    }));
    const chosen = answers.findIndex(({ text: type }) => type === new Map(Object.entries(types)).get(text));
    return { kind: 'kind', line, text, answers, chosen: chosen === -1 ? null : chosen };
  });
}
