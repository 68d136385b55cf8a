/* The classes of DataTable. */

/**
 * In a container narrower than 672 px, each row is a card with two columns, or one where a column would be narrower
 * than 7rem, and each cell shows its header, unless it is empty.
 */
export const styles = {
  table: 'block w-full text-start text-small tabular @table:table',
  dense: '@table:py-1.5',
  roomy: '@table:py-3.5',
  head: 'sr-only @table:not-sr-only @table:table-header-group',
  sortHead: 'block @table:table-header-group',
  sortRow: 'flex flex-wrap gap-x-4 border-b border-line @table:table-row',
  body: 'block @table:table-row-group',
  row: 'grid break-inside-avoid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,40%)),1fr))] gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 has-checked:bg-pine-mist @table:table-row',
  header: 'pe-4 align-bottom text-label font-semibold text-ink-soft last:pe-0 @table:border-b @table:border-line',
  headerText: 'block pb-2.5',
  sortButton:
    'inline-flex min-h-11 min-w-11 items-end gap-1 rounded-text pb-2.5 text-pine underline underline-offset-4 hover:text-pine-deep',
  rowHeader:
    'col-span-full min-w-0 wrap-anywhere text-start font-semibold @table:border-b @table:border-line @table:pe-4 @table:in-[tr:last-child]:border-b-0',
  wideOnly: 'hidden @table:table-cell',
  cell: 'min-w-0 wrap-anywhere empty:hidden @table:empty:table-cell data-wide:col-span-full before:block before:text-label before:text-ink-soft before:content-[attr(data-label)] supports-[content:"x"/"y"]:before:content-[attr(data-label)/""] @table:border-b @table:border-line @table:pe-4 @table:before:content-none! @table:last:pe-0 @table:in-[tr:last-child]:border-b-0',
};

/** Aligns numbers to the end of their column, with a distance to the text of the next column. */
export const endAligned = '@table:data-[align=end]:text-end @table:[[data-align=end]+&:not([data-align])]:ps-4';
