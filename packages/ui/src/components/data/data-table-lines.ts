import type { CSSProperties } from 'react';

/* The rows of a narrow DataTable with `lines`. */

/** The keys of the columns in each line of a row. Before a third line, the second has one column. */
export type Lines =
  | readonly [first: readonly string[], second: readonly string[]]
  | readonly [first: readonly string[], second: readonly [string], third: readonly string[]];

/** Where a cell is in the lines of a row. */
export interface Place {
  line: 'first' | 'later';
  /**
   * The cell's `order`, as a property, because a card keeps the order of the columns. The line break has the order 0.
   */
  style: CSSProperties & { '--order': number };
  /**
   * The last cell of a line is at its end, and the one before it takes the free space. The only one has the whole line.
   */
  at: 'end' | 'middle' | 'whole' | undefined;
}

/** The places of the cells of a line from its end. */
const ends: Readonly<Record<number, Place['at']>> = { 1: 'end', 2: 'middle' };

/** Returns where the cell of the column `key` is. */
export function placeOf(key: string, lines: Lines): Place {
  const number = lines.findIndex((line) => line.some((each) => each === key));
  const line = lines[number] ?? [];
  const index = line.indexOf(key);
  const fromEnd = line.length - index;
  return {
    line: number === 0 ? 'first' : 'later',
    style: { '--order': number === 0 ? -fromEnd : (number - 1) * 100 + index + 1 },
    at: line.length === 1 ? 'whole' : ends[fromEnd],
  };
}

/**
 * Rows of two or three lines, with a line break after the first, in a container of 260 to 672 px. A narrower one, or a
 * phone with text of 200 %, shows cards with labels.
 */
export const inLines = {
  row: '@min-[16.25rem]:@max-table:flex @min-[16.25rem]:@max-table:flex-wrap @min-[16.25rem]:@max-table:items-baseline @min-[16.25rem]:@max-table:gap-x-1.5 @min-[16.25rem]:@max-table:gap-y-px @min-[16.25rem]:@max-table:py-3 @min-[16.25rem]:@max-table:before:w-full @min-[16.25rem]:@max-table:before:content-[""]',
  cell: [
    '@min-[16.25rem]:@max-table:order-(--order)',
    '@min-[16.25rem]:@max-table:before:content-none!',
    '@min-[16.25rem]:@max-table:data-[line=first]:font-semibold @min-[16.25rem]:@max-table:data-[line=later]:text-label @min-[16.25rem]:@max-table:data-[line=later]:text-ink-soft',
    '@min-[16.25rem]:@max-table:data-[at=whole]:w-full',
    '@min-[16.25rem]:@max-table:data-[at=middle]:grow @min-[16.25rem]:@max-table:data-[at=middle]:basis-0',
    '@min-[16.25rem]:@max-table:data-[at=end]:text-end @min-[19rem]:@max-table:data-[at=end]:ps-2',
  ].join(' '),
};
