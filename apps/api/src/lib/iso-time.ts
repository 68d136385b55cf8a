/** Formats an instant, in epoch milliseconds, as ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`. */
export const isoInstant = (at: number) => new Date(at).toISOString();
