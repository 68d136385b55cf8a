import type { ImpactUpdate } from '@hearthlight/domain';

/** Updates by their day, newest first. Those without a day come last; equals stay as they came. */
export function newestFirst(updates: readonly ImpactUpdate[]): ImpactUpdate[] {
  return updates.toSorted((one, other) =>
    (other.date_published ?? '').localeCompare(one.date_published ?? ''),
  );
}
