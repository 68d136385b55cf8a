import * as z from 'zod/mini';

/** An amount in the foundation's currency, with at most as many decimals as it has. */
export const money = z.number();
/** An instant, ISO 8601 in UTC: `2026-11-20T09:30:00.000Z`. */
export const instant = z.iso.datetime();
/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date();
/** The language of an entity's texts, if it is not that of the page or the call: there is no translation. */
export const language = z.optional(z.string());
