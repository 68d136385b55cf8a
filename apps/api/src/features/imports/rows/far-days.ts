import { type DayFormat, dayOrders } from '@hearthlight/domain/desk';

import { dayAt, daysBetween } from './days.ts';

/** Days between a day and the others of its file that are too many if day and month, in the other order, are near. */
const nearby = 31;
/** Days that a file spans at most if they tell that others are far. */
const longest = 62;
/** Days from the nearest other day that are too many in any case. */
const farthest = 366;
/** Different days that tell when the payments of a file were. */
const enoughDays = 3;

const swapped: Partial<Record<(typeof dayOrders)[DayFormat], DayFormat>> = {
  dmy: 'MM/DD/YYYY',
  mdy: 'DD/MM/YYYY',
};

/**
 * Returns those of a file's days, as it writes them, that are far from the others: a spreadsheet may have swapped day
 * and month.
 */
export function farDays(texts: Iterable<string>, format: DayFormat): ReadonlySet<string> {
  const other = swapped[dayOrders[format]];
  const days = [...new Set(texts)].flatMap((text) => {
    const day = dayAt(text, format);
    const turned = other && dayAt(text, other);
    return day === undefined ? [] : { text, day, turned: turned === day ? undefined : turned };
  });
  const sorted = days.map(({ day }) => day).toSorted();
  const gaps = gapsIn(sorted);
  const certain = days.flatMap(({ day, turned }) => (turned === undefined ? day : [])).toSorted();
  const [first = '', last = ''] = [certain[0], certain.at(-1)];
  const isShort = certain.length > 0 && daysBetween(first, last) <= longest;
  const isFar = ({ day, turned }: (typeof days)[number]) =>
    (sorted.length >= enoughDays && (gaps.get(day) ?? 0) > farthest) ||
    (isShort && turned !== undefined && distance(day, certain) > nearby && distance(turned, certain) <= nearby);
  return new Set(days.filter(isFar).map(({ text }) => text));
}

/** Returns how far each day is from the nearest other one. */
function gapsIn(sorted: readonly string[]): Map<string, number> {
  return new Map(
    sorted.map((day, index) => {
      const beside = [sorted[index - 1], sorted[index + 1]];
      return [day, Math.min(...beside.map((each) => (each === undefined ? Infinity : daysBetween(day, each))))];
    }),
  );
}

/** Returns how far a day is from the span of some days, in days: 0 within it, and if there are none. */
function distance(day: string, sorted: readonly string[]): number {
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined || (day >= first && day <= last)) return 0;
  return Math.min(daysBetween(day, first), daysBetween(day, last));
}
