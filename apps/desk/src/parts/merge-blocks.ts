import { diffArrays } from 'diff';

/** Blocks `start` to `end` of a text, replaced with others. An empty range is an insertion, no blocks are a removal. */
export interface Change<Block> {
  start: number;
  end: number;
  blocks: readonly Block[];
}

/** A part of a merged text: settled, or a question, because both have changed it. */
export type MergedPart<Block> =
  | { kind: 'settled'; blocks: readonly Block[] }
  | { kind: 'question'; mine: readonly Block[]; theirs: readonly Block[] };

type IsSame<Block> = (one: Block, other: Block) => boolean;

/** Returns what leads from one list of blocks, such as paragraphs, to another, in order. */
export function changesOf<Block>(
  base: readonly Block[],
  next: readonly Block[],
  isSame: IsSame<Block>,
): Change<Block>[] {
  const changes: Change<Block>[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays([...base], [...next], { comparator: isSame })) {
    const start = at;
    if (!added) at += value.length;
    if (!added && !removed) continue;
    const last = changes.at(-1);
    const blocks = added ? value : [];
    // Removed blocks and those added in their place follow each other.
    if (last?.end === start) changes.splice(-1, 1, { ...last, end: at, blocks: [...last.blocks, ...blocks] });
    else changes.push({ start, end: at, blocks });
  }
  return changes;
}

/** Splits a change where it is clear which block became which, so that neighbors stay independent. */
function blockByBlock<Block>(change: Change<Block>): Change<Block>[] {
  const { blocks, end, start } = change;
  if (blocks.length > 0 && blocks.length !== end - start) return [change];
  return Array.from({ length: end - start }, (_, index) => ({
    start: start + index,
    end: start + index + 1,
    blocks: blocks.slice(index, index + 1),
  }));
}

/**
 * Merges two texts that began as `base`. What only one of them changed is settled. What both changed, or added at the
 * same place, is a question. The algorithm `diff3` would also ask when each changed one of two neighboring blocks.
 */
export function mergeBlocks<Block>(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
  isSame: IsSame<Block>,
): MergedPart<Block>[] {
  const changesTo = (next: readonly Block[]) => changesOf(base, next, isSame).flatMap(blockByBlock);
  const parts: MergedPart<Block>[] = [];
  let at = 0;
  for (const range of overlapping(changesTo(mine), changesTo(theirs))) {
    parts.push({ kind: 'settled', blocks: base.slice(at, range.start) }, mergeRange(base, range, isSame));
    at = range.end;
  }
  return [...parts, { kind: 'settled', blocks: base.slice(at) }];
}

/** Blocks of the base that at least one text has changed, and the changes. */
interface Range<Block> {
  start: number;
  end: number;
  mine: Change<Block>[];
  theirs: Change<Block>[];
}

/**
 * Returns the ranges that changes cover. Insertions at one place share a range, but not with the blocks beside them.
 */
function overlapping<Block>(mine: Change<Block>[], theirs: Change<Block>[]): Range<Block>[] {
  const ranges: Range<Block>[] = [];
  const all = [
    ...mine.map((change) => ({ change, side: 'mine' as const })),
    ...theirs.map((change) => ({ change, side: 'theirs' as const })),
  ].toSorted(({ change: one }, { change: other }) => one.start - other.start || one.end - other.end);
  for (const { change, side } of all) {
    const { end, start } = change;
    let range = ranges.at(-1);
    if (!range || (start >= range.end && end !== range.start)) {
      range = { start, end, mine: [], theirs: [] };
      ranges.push(range);
    }
    range.end = Math.max(range.end, end);
    range[side].push(change);
  }
  return ranges;
}

function mergeRange<Block>(base: readonly Block[], range: Range<Block>, isSame: IsSame<Block>): MergedPart<Block> {
  const [mine, theirs] = [applied(base, range, range.mine), applied(base, range, range.theirs)];
  if (range.theirs.length === 0) return { kind: 'settled', blocks: mine };
  const isSettled = range.mine.length === 0 || changesOf(mine, theirs, isSame).length === 0;
  return isSettled ? { kind: 'settled', blocks: theirs } : { kind: 'question', mine, theirs };
}

/** Returns the blocks of a range after the changes of one side. */
function applied<Block>(base: readonly Block[], range: Range<Block>, changes: Change<Block>[]): Block[] {
  let at = range.start;
  const blocks = changes.flatMap((change) => {
    const unchanged = base.slice(at, change.start);
    at = change.end;
    return [...unchanged, ...change.blocks];
  });
  return [...blocks, ...base.slice(at, range.end)];
}
