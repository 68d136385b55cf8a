import { calls, type SiteLanguages, totalCountHeader } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/schema.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { route } from '../../platform/http/route.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { commentMessage, postComment } from '../comments/comments.ts';
import { latestNews, newsDetail } from './articles.ts';

interface NewsDeps {
  cache: ResponseCache;
  database: Database;
  languages: SiteLanguages;
  limits: Limits;
  now: () => number;
  /** The database for reading articles. May be a replica. */
  readDatabase: Database;
}

/** Registers the public calls for news and comments. */
export function newsRoutes(
  app: FastifyInstance,
  { cache, database, languages, limits, now, readDatabase }: NewsDeps,
): void {
  const readServices = { database: readDatabase, languages, now };
  route(app, calls.latestNews, () => latestNews(readServices), cache);
  route(
    app,
    calls.newsDetail,
    async ({ headers, params, query }) => {
      const { commentCount, detail } = await newsDetail(readServices, params.title, query.page);
      headers[totalCountHeader] = String(commentCount);
      return detail;
    },
    cache,
  );
  route(app, calls.commentOnNews, async ({ body, params, request }) => {
    const state = await postComment({ database, limits, now }, request.ip, {
      newsId: params.id,
      comment: body,
    });
    return { message: commentMessage(state) };
  });
}
