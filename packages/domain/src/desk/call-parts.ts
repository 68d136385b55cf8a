import * as z from 'zod/mini';

/** What the rows of several calls share. */

/** The response of a call that only reports success. */
export const message = z.object({ message: z.string() });
export const nothing = z.object({});
export const id = z.coerce.number().check(z.int(), z.positive());
export const withId = z.object({ id });
/** The number of a row in a body. */
export const rowId = z.number().check(z.int(), z.positive());

/** The cursor of the next page, from the response before. Pages follow an index, so that each takes the same time. */
export const after = z.optional(z.string().check(z.maxLength(200)));
export const next = z.nullable(z.string());
