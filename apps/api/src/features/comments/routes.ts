import { calls } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { commentMessage, postComment } from './post-comment.ts';

/** Registers the call with which visitors comment on an article. */
export function commentRoutes(app: FastifyInstance, services: Services): void {
  route(app, calls.commentOnNews, async ({ body, params, request }) => {
    const state = await postComment(services, request.ip, { newsId: params.id, comment: body });
    return { message: commentMessage(state) };
  });
}
