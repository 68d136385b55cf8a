import { calls, totalCountHeader } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Services } from '../../actions/services.ts';
import { route } from '../../platform/http/route.ts';
import { latestNews, newsDetail } from './articles.ts';

/** Registers the public calls for news. */
export function newsRoutes(
  app: FastifyInstance,
  { languages, newsCache, now, readDatabase }: Pick<Services, 'languages' | 'newsCache' | 'now' | 'readDatabase'>,
): void {
  const readServices = { database: readDatabase, languages, now };
  route(app, calls.latestNews, () => latestNews(readServices), newsCache);
  route(
    app,
    calls.newsDetail,
    async ({ params, query, responseHeaders }) => {
      const { commentCount, detail } = await newsDetail(readServices, params.title, query.page);
      responseHeaders[totalCountHeader] = String(commentCount);
      return detail;
    },
    newsCache,
  );
}
