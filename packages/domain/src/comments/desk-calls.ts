import * as z from 'zod/mini';

import type { Call } from '../calls/call.ts';
import { after, next } from '../desk/call-parts.ts';
import * as rules from '../desk/rules.ts';
import { commentState, moderatedComment } from './desk-entities.ts';

const moderation = z.object({ id: z.number().check(z.int()), from: commentState, to: commentState });

/** The calls of the desk on comments. */
export const commentsCalls = {
  commentList: {
    method: 'GET',
    path: '/desk/api/comments/',
    access: 'comments.moderate',
    query: z.object({ state: z._default(commentState, 'held'), after }),
    response: z.object({ comments: z.array(moderatedComment), next }),
  },
  /** Changes the state of comments that still have the state `from`; returns those. Undo swaps `from` and `to`. */
  moderateComments: {
    method: 'POST',
    path: '/desk/api/comments/',
    access: 'comments.moderate',
    request: z.object({
      changes: z.array(moderation).check(z.minLength(1), z.maxLength(rules.deskLimits.bulk)),
    }),
    response: z.object({ changed: z.array(moderation) }),
  },
  holdWords: {
    method: 'GET',
    path: '/desk/api/hold-words/',
    access: 'comments.moderate',
    response: z.object({ words: z.array(z.string()) }),
  },
  setHoldWords: {
    method: 'POST',
    path: '/desk/api/hold-words/',
    access: 'comments.moderate',
    request: z.object({
      words: z
        .array(z.string().check(z.trim(), z.minLength(2), z.maxLength(rules.deskLimits.holdWord)))
        .check(z.maxLength(rules.deskLimits.holdWords)),
    }),
    response: z.object({ words: z.array(z.string()) }),
  },
} as const satisfies Record<string, Call>;
