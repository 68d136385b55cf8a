/** A stretch of a list: rows `from` to `to`, counted from 1, of `total`; `last` is the last page, counted from 0. */
export interface PageOf {
  page: number;
  last: number;
  from: number;
  to: number;
  total: number;
}

/** Page `wanted` (counted from 0) of `total` rows; the nearest that exists where the list has become shorter. */
export function pageOf(wanted: number, total: number, pageSize: number): PageOf {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  const page = Math.min(Math.max(0, wanted), last);
  return {
    page,
    last,
    from: total === 0 ? 0 : page * pageSize + 1,
    to: Math.min(total, (page + 1) * pageSize),
    total,
  };
}
