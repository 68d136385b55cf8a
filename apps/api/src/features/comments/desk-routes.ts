import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { readHoldWords, setHoldWords } from './hold-words.ts';
import { listModeratedComments, moderateComments } from './moderate-comments.ts';

/** Registers the desk's calls for comments. */
export function commentDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  route(app, deskCalls.commentList, ({ query }) => listModeratedComments(database, query));
  route(app, deskCalls.moderateComments, async ({ body, session }) => ({
    changed: await moderateComments(contextOf(session), body.changes),
  }));
  route(app, deskCalls.holdWords, async () => ({ words: await readHoldWords(database) }));
  route(app, deskCalls.setHoldWords, async ({ body, session }) => ({
    words: await setHoldWords(contextOf(session), body.words),
  }));
}
