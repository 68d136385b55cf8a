import * as z from 'zod/mini';

import { deskBill } from '../bills/desk-entities.ts';
import { giftRow } from '../gifts/desk-entities.ts';
import { articleState } from '../news/desk-entities.ts';
import { occasionKinds } from '../occasions/entities.ts';

/** Entries of each kind in the result of a search. */
export const searchLimit = 5;

/** The results of a search of the desk. Kinds that the role may not open are empty. */
export const searchResult = z.object({
  donors: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
  gifts: z.array(giftRow),
  occasions: z.array(z.object({ id: z.number(), kind: z.enum(occasionKinds), name: z.string() })),
  bills: z.array(z.pick(deskBill, { id: true, payee: true, amount: true, date: true })),
  articles: z.array(z.object({ id: z.number(), title: z.string(), state: articleState })),
  campaigns: z.array(z.object({ id: z.number(), title: z.string() })),
});
export type SearchResult = z.output<typeof searchResult>;
