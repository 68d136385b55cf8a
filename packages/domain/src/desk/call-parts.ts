import * as z from 'zod/mini';

import { currentPassword } from '../rules.ts';
import { listOrders } from './rules.ts';

/** Parts that the rows of several calls share. */

/** The response of a call that only reports success. */
export const message = z.object({ message: z.string() });
export const nothing = z.object({});
/** The password that a call carries that cannot be undone, so that no earlier prompt is enough. */
export const password = { password: currentPassword };
export const withPassword = z.object(password);
export const id = z.coerce.number().check(z.int(), z.positive());
export const withId = z.object({ id });
/** A language of the site that the entry with the number is translated to. */
export const withLanguage = z.object({ id, language: z.string().check(z.maxLength(20)) });
/** The number of a row in a body. */
export const rowId = z.number().check(z.int(), z.positive());

/** The cursor of the next page, from the response before. Pages follow an index, so that each takes the same time. */
export const after = z.optional(z.string().check(z.maxLength(200)));
export const next = z.nullable(z.string());
/** The order of a list of amounts. `newest` by default. */
export const order = z.optional(z.enum(listOrders));
/** Raised by each change. A change names the version that it is based on. */
export const version = z.number().check(z.int(), z.nonnegative());
/** The campaign that an entry is about, if any. */
export const campaignId = z.nullable(rowId);
