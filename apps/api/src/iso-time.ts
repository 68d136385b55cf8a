/** Formats an instant, in epoch milliseconds, as ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`. */
export const isoInstant = (at: number) => new Date(at).toISOString();

/** Formats the day of an instant, in epoch milliseconds, in UTC: `2026-11-20`. */
export const isoDay = (at: number) => isoInstant(at).slice(0, 10);
