import { deskCalls } from '@hearthlight/domain/desk';
import type { FastifyInstance } from 'fastify';

import type { DeskServices } from '../../actions/services.ts';
import { deskRoute } from '../staff/desk-route.ts';
import { readHoldWords, setHoldWords } from './hold-words.ts';
import { listModeratedComments, moderateComments } from './moderate-comments.ts';

/** Registers the desk's calls for comments. */
export function commentDeskRoutes(app: FastifyInstance, desk: DeskServices): void {
  const { contextOf, database } = desk;
  deskRoute(app, desk, deskCalls.commentList, ({ query }) => listModeratedComments(database, query));
  deskRoute(app, desk, deskCalls.moderateComments, async ({ body, session }) => ({
    changed: await moderateComments(contextOf(session), body.changes),
  }));
  deskRoute(app, desk, deskCalls.holdWords, async () => ({ words: await readHoldWords(database) }));
  deskRoute(app, desk, deskCalls.setHoldWords, async ({ body, session }) => ({
    words: await setHoldWords(contextOf(session), body.words),
  }));
}
