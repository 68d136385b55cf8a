import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, message, next, password, rowId, version, withId } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { occasion, occasionMerge, occasionRow } from './desk-entities.ts';
import { occasionKinds } from './entities.ts';

/** The occasion of a gift: one that staff have recorded, or a new one. */
export const occasionEntry = z.discriminatedUnion('is', [
  z.object({ is: z.literal('known'), id: rowId }),
  z.object({
    is: z.literal('new'),
    kind: z.enum(occasionKinds),
    name: rules.requiredLine,
    tell: rules.tell,
    /** Whether it is another one than those of the same name, which would be refused otherwise. */
    another: z.boolean(),
  }),
]);
export type OccasionEntry = z.output<typeof occasionEntry>;

/** The occasion that becomes part of another one. */
const other = z.object({ merged: rowId });

/** The calls of the desk for gifts in memory or in honor of somebody. */
export const occasionCalls = {
  occasionList: {
    method: 'GET',
    path: '/desk/api/occasions/',
    access: 'donors.read',
    query: z.object({ after }),
    response: z.object({ occasions: z.array(occasionRow), next }),
  },
  /** Returns the occasions of a name and of similar ones, so that the gifts of one person are not divided. */
  namesakes: {
    method: 'POST',
    path: '/desk/api/occasions/search/',
    access: 'donors.read',
    request: z.object({ name: rules.requiredLine }),
    response: z.object({ occasions: z.array(occasionRow) }),
  },
  readOccasion: {
    method: 'GET',
    path: '/desk/api/occasions/{id}/',
    access: 'donors.read',
    params: withId,
    response: occasion,
  },
  /** 409 if it was changed meanwhile. */
  editOccasion: {
    method: 'POST',
    path: '/desk/api/occasions/{id}/',
    access: 'books.write',
    params: withId,
    request: z.object({
      kind: z.enum(occasionKinds),
      name: rules.requiredLine,
      tell: rules.tell,
      is_public: z.boolean(),
      version,
    }),
    response: message,
  },
  previewOccasionMerge: {
    method: 'POST',
    path: '/desk/api/occasions/{id}/merge/preview/',
    access: 'books.write',
    params: withId,
    request: other,
    response: occasionMerge,
  },
  /** 409 if `count` is not the number of its gifts. */
  mergeOccasions: {
    method: 'POST',
    path: '/desk/api/occasions/{id}/merge/',
    access: 'books.write',
    confirmed: 'each-time',
    params: withId,
    request: z.extend(z.extend(other, { count: z.number() }), password),
    response: message,
  },
  /** It names givers and no amounts. 404 for a language that the site does not have. */
  occasionLetter: {
    method: 'GET',
    path: '/desk/api/occasions/{id}/letter/',
    access: 'donors.read',
    params: withId,
    query: z.object({ language: z.optional(z.string()) }),
    response: z.object({ html: z.string() }),
  },
  giftOccasion: {
    method: 'GET',
    path: '/desk/api/gifts/{id}/occasion/',
    access: 'donors.read',
    params: withId,
    response: z.object({ occasion: z.nullable(occasion) }),
  },
  /** 409 if the gift has another one than `from`, or if a new one has the name of a known one. */
  setOccasion: {
    method: 'POST',
    path: '/desk/api/gifts/{id}/occasion/',
    access: 'books.write',
    params: withId,
    request: z.object({
      /** The number of the occasion that the gift had; `null` for none. */
      from: z.nullable(rowId),
      occasion: z.nullable(occasionEntry),
    }),
    response: message,
  },
} as const satisfies Record<string, Call>;
