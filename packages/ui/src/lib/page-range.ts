/** The rows on one page of a list. */
export interface PageRange {
  /** Index of the page, counted from 0. */
  page: number;
  /** Index of the last page. */
  last: number;
  /** Number of the first row, counted from 1; 0 for an empty list. */
  from: number;
  /** Number of the last row. */
  to: number;
  /** Number of rows in the list. */
  total: number;
}

/**
 * Returns the range of page `requested`, counted from 0, or of the nearest page that exists. A page has at least one
 * row: a `rowsPerPage` below 1 counts as 1.
 */
export function pageRange(requested: number, total: number, rowsPerPage: number): PageRange {
  const pageSize = Math.max(1, Math.trunc(rowsPerPage));
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(Math.max(0, requested), last);
  return {
    page,
    last,
    from: total === 0 ? 0 : page * pageSize + 1,
    to: Math.min(total, (page + 1) * pageSize),
    total,
  };
}
