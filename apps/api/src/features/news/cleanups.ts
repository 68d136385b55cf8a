import type { Cleanup } from '../../actions/feature.ts';
import { hour } from '../../lib/clock.ts';

/** Deletes who had an article open. */
const closedArticles: Cleanup = (database, now) =>
  database
    .deleteFrom('open_articles')
    .where('seen_at', '<', now - hour)
    .execute();

export const cleanups = [closedArticles];
