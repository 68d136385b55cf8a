import { calls, type SiteLanguages, totalCountHeader } from '@hearthlight/domain';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../database/schema.ts';
import type { ResponseCache } from '../../platform/http/response-cache.ts';
import { route } from '../../platform/http/route.ts';
import { latestNews, newsDetail } from './articles.ts';

interface NewsDeps {
  cache: ResponseCache;
  languages: SiteLanguages;
  now: () => number;
  /** The database for reading articles. May be a replica. */
  readDatabase: Database;
}

/** Registers the public calls for news. */
export function newsRoutes(app: FastifyInstance, { cache, languages, now, readDatabase }: NewsDeps): void {
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
}
