/* The classes of DataTable. */

/**
 * In a container narrower than 672 px, each row is a card with two columns, or one where a column would be narrower than
 * 7rem, and each cell shows its header.
 */
export const styles = {
  table: 'block w-full text-left text-small tabular @table:table',
  head: 'sr-only @table:not-sr-only @table:table-header-group',
  body: 'block @table:table-row-group',
  row: 'grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 @table:table-row',
  header: 'border-b border-line pe-4 pb-2.5 align-bottom text-label font-semibold text-ink-soft last:pe-0',
  rowHeader:
    'col-span-full min-w-0 wrap-anywhere text-left font-semibold @table:border-b @table:border-line @table:py-3.5 @table:pe-4 @table:in-[tr:last-child]:border-b-0',
  cell: 'min-w-0 wrap-anywhere data-wide:col-span-full before:block before:text-label before:text-ink-soft before:content-[attr(data-label)] supports-[content:"x"/"y"]:before:content-[attr(data-label)/""] @table:border-b @table:border-line @table:py-3.5 @table:pe-4 @table:before:content-none! @table:last:pe-0 @table:in-[tr:last-child]:border-b-0',
};

/**
 * Rows of two lines in a container of 260 to 672 px. In a narrower one, and with text of 200 % on a phone, they are
 * cards with labels. The class names of both container queries, because the lines must not apply to the columns of a wide table.
 */
export const inLines = {
  row: '@min-[16.25rem]:@max-table:has-data-place:grid-cols-[auto_minmax(0,1fr)_auto_auto] @min-[16.25rem]:@max-table:has-data-place:items-baseline @min-[16.25rem]:@max-table:has-data-place:gap-x-1.5 @min-[16.25rem]:@max-table:has-data-place:gap-y-0.5 @min-[16.25rem]:@max-table:has-data-place:py-3',
  cell: [
    '@min-[16.25rem]:@max-table:data-place:before:content-none!',
    '@min-[16.25rem]:@max-table:data-[place^=first]:row-start-1',
    '@min-[16.25rem]:@max-table:data-[place^=second]:row-start-2',
    '@min-[16.25rem]:@max-table:data-[place=first-start]:col-start-1 @min-[16.25rem]:@max-table:data-[place=first-start]:col-span-3 @min-[16.25rem]:@max-table:data-[place=first-start]:font-semibold',
    '@min-[16.25rem]:@max-table:data-[place=second-start]:text-label @min-[16.25rem]:@max-table:data-[place=second-start]:text-ink-soft',
    '@min-[16.25rem]:@max-table:data-[place=second-middle]:text-label @min-[16.25rem]:@max-table:data-[place=second-middle]:text-ink-soft',
    '@min-[16.25rem]:@max-table:data-[place=second-end]:text-label',
    '@min-[16.25rem]:@max-table:data-[place=second-start]:col-start-1 @min-[16.25rem]:@max-table:data-[place=second-middle]:col-start-2',
    '@min-[16.25rem]:@max-table:data-[place=first-end]:col-start-4 @min-[16.25rem]:@max-table:data-[place=second-end]:col-start-3 @min-[16.25rem]:@max-table:data-[place=second-end]:col-span-2',
    '@min-[16.25rem]:@max-table:data-[place=first-end]:ps-2 @min-[19rem]:@max-table:data-[place=second-end]:ps-2',
    '@min-[16.25rem]:@max-table:data-[place$=end]:text-end',
  ].join(' '),
};

/** Aligns numbers to the end of their column, with a distance to the text of the next column. */
export const endAligned =
  '@table:data-[align=end]:text-end @table:[[data-align=end]+&:not([data-align])]:ps-4';
