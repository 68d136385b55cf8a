import { changesOf, type MergedPart, mergeBlocks } from './merge-blocks.ts';

/** Texts by their fields. */
export type Entry = Readonly<Record<string, string>>;

/** An entry that two people have changed at the same time. */
export interface Conflict<E> {
  /** As it was when both began. */
  base: E;
  mine: E;
  /** As the other person has saved it. */
  theirs: E;
}

/** How a text is merged block by block. */
export interface Blocks {
  split: (text: string) => string[];
  join: (blocks: readonly string[]) => string;
  isSame: (one: string, other: string) => boolean;
}

/** A field of an entry. Without `blocks`, its text is one. */
export interface MergedField<E> {
  name: keyof E & string;
  blocks?: Blocks | undefined;
}

/** The version to take of a part that both have changed. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A part of a field that both have changed. */
export interface Question<Field> {
  field: Field;
  mine: string;
  theirs: string;
}

/** An entry merged from those of two people. */
export interface MergedEntry<E, Field> {
  /** The parts that both have changed. */
  questions: readonly Question<Field>[];
  /** The fields in which a change of the other person is settled. */
  taken: readonly Field[];
  /** Returns the entry that takes the place of both, with the answers in the order of the questions. */
  resolve: (answers: readonly Choice[]) => E;
}

const whole: Blocks = { split: (text) => [text], join: (texts) => texts.join(''), isSame: Object.is };

/** Paragraphs of a text without markup, separated by empty lines. */
export const paragraphs: Blocks = {
  split: (text) => text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== ''),
  join: (texts) => texts.join('\n\n'),
  isSame: (one, other) => one.trim() === other.trim(),
};

function mergeTexts({ base, mine, theirs }: Conflict<string>, { isSame, split }: Blocks): MergedPart<string>[] {
  if (isSame(mine, theirs) || isSame(theirs, base)) return [{ kind: 'settled', blocks: [mine] }];
  if (isSame(mine, base)) return [{ kind: 'settled', blocks: [theirs] }];
  return mergeBlocks(split(base), split(mine), split(theirs), isSame);
}

/** Returns the text of merged parts. Without an answer, a question keeps both texts. */
function joinParts(parts: readonly MergedPart<string>[], { join }: Blocks, answers: (Choice | undefined)[]) {
  const left = [...answers];
  return join(
    parts.flatMap((part) => {
      if (part.kind === 'settled') return part.blocks;
      const answer = left.shift();
      return [...(answer === 'theirs' ? [] : part.mine), ...(answer === 'mine' ? [] : part.theirs)];
    }),
  );
}

/** Merges the entries of two people. */
export function mergeEntry<E extends Entry, Field extends MergedField<E>>(
  { base, mine, theirs }: Conflict<E>,
  fields: readonly Field[],
): MergedEntry<E, Field> {
  const merged = fields.map((field) => {
    const { blocks = whole, name } = field;
    const [before = '', own = '', other = ''] = [base[name], mine[name], theirs[name]];
    const parts = mergeTexts({ base: before, mine: own, theirs: other }, blocks);
    const questions = parts.flatMap((part) =>
      part.kind === 'question' ? [{ field, mine: blocks.join(part.mine), theirs: blocks.join(part.theirs) }] : [],
    );
    const settled = joinParts(
      parts,
      blocks,
      questions.map((): Choice => 'mine'),
    );
    const isTaken =
      !blocks.isSame(own, settled) && changesOf(blocks.split(own), blocks.split(settled), blocks.isSame).length > 0;
    return { blocks, field, isTaken, name, parts, questions };
  });
  return {
    questions: merged.flatMap(({ questions }) => questions),
    taken: merged.flatMap(({ field, isTaken }) => (isTaken ? [field] : [])),
    resolve: (answers) => {
      const left = [...answers];
      const texts = merged.map(({ blocks, name, parts, questions }) => [
        name,
        joinParts(parts, blocks, left.splice(0, questions.length)),
      ]);
      return { ...mine, ...Object.fromEntries(texts) };
    },
  };
}
