import { inZone } from '@hearthlight/domain';

/** Returns a moment from 9 to 5 in a time zone: the same one, or at most 21 hours later, at the same minute. */
export function inOfficeHours(at: number, timeZone: string): number {
  const hour = inZone(new Date(at), timeZone).getUTCHours();
  if (hour >= 9 && hour < 17) return at;
  const untilNine = (33 - hour) % 24;
  return at + (untilNine + (hour % 6)) * 3_600_000;
}
