import type { CSSProperties } from 'react';

/* The rows of a narrow DataTable with `lines`. */

/** The keys of the columns in the first and in the second line of a row. */
export type Lines = readonly [first: readonly string[], second: readonly string[]];

/** Where a cell is in the two lines of a row. */
export interface Place {
  line: 'first' | 'second';
  /** The cell's `order`, as a property, because a card keeps the order of the columns. The line break has the order 0. */
  style: CSSProperties & { '--order': number };
  /** The last cell of a line is at its end, and the one before it takes the free space. */
  at: 'end' | 'middle' | undefined;
}

/** Returns where the cell of the column `key` is. */
export function placeOf(key: string, [first, second]: Lines): Place {
  const line = first.includes(key) ? first : second;
  const index = line.indexOf(key);
  const fromEnd = line.length - index;
  return {
    line: line === first ? 'first' : 'second',
    style: { '--order': line === first ? -fromEnd : index + 1 },
    at: fromEnd === 1 ? 'end' : fromEnd === 2 ? 'middle' : undefined,
  };
}

/**
 * Rows of two lines, with a line break between them, in a container of 260 to 672 px. A narrower one, or a phone with text
 * of 200 %, shows cards with labels.
 */
export const inLines = {
  row: '@min-[16.25rem]:@max-table:flex @min-[16.25rem]:@max-table:flex-wrap @min-[16.25rem]:@max-table:items-baseline @min-[16.25rem]:@max-table:gap-x-1.5 @min-[16.25rem]:@max-table:gap-y-px @min-[16.25rem]:@max-table:py-3 @min-[16.25rem]:@max-table:before:w-full @min-[16.25rem]:@max-table:before:content-[""]',
  cell: [
    '@min-[16.25rem]:@max-table:order-(--order)',
    '@min-[16.25rem]:@max-table:before:content-none!',
    '@min-[16.25rem]:@max-table:data-[line=first]:font-semibold @min-[16.25rem]:@max-table:data-[line=second]:text-label @min-[16.25rem]:@max-table:data-[line=second]:text-ink-soft',
    '@min-[16.25rem]:@max-table:data-[at=middle]:grow @min-[16.25rem]:@max-table:data-[at=middle]:basis-0',
    '@min-[16.25rem]:@max-table:data-[at=end]:text-end @min-[19rem]:@max-table:data-[at=end]:ps-2',
  ].join(' '),
};
