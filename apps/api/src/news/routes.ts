import { calls } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../database/schema.ts';
import { callLimits, clientNetwork, type Limits } from '../http/limits.ts';
import { route } from '../http/route.ts';
import { latestNews, newsDetail } from './articles.ts';
import { addComment } from './comments.ts';
import { KeptAnswers } from './kept-answers.ts';

/** News and comments: for everyone. */
export function newsRoutes(
  app: FastifyInstance,
  { database, limits, now }: { database: Database; limits: Limits; now: () => number },
): void {
  const kept = new KeptAnswers(database);
  route(app, calls.latestNews, () => latestNews(database), kept);
  route(app, calls.newsDetail, ({ params }) => newsDetail(database, params.title), kept);
  route(app, calls.commentOnNews, async ({ body, params, request }) => {
    const network = clientNetwork(request.ip);
    await limits.count(
      [callLimits.commentOnArticle, `${params.id} ${network}`],
      [callLimits.commentOfAddress, network],
    );
    return { message: await addComment(database, now(), { newsId: params.id, comment: body }) };
  });
}
