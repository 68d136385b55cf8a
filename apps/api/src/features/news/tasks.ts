import { may, taskLimit } from '@hearthlight/domain/desk';

import type { Tasks } from '../../actions/feature.ts';
import type { Services } from '../../actions/services.ts';
import { countUpTo } from '../../database/count-up-to.ts';
import { hasRows } from '../../database/has-rows.ts';
import type { Database } from '../../database/schema.ts';
import { isoInstant } from '../../lib/iso-time.ts';

/** A longer list has its own page. */
const maxRows = 10;

/**
 * Returns scheduled articles, drafts, how many drafts have a day that is to come, and whether the first article is to
 * be written.
 */
export const newsTasks: Tasks = async (services, { role }) => {
  if (!may(role, 'news.write')) return {};
  const { database } = services;
  const dated = drafts(database).select('id').where('published_at', '>', services.now());
  return {
    tasks: { dated_drafts: await countUpTo(database, dated, taskLimit) },
    scheduled_news: await scheduledNews(services),
    drafts: await newestDrafts(database),
    first_steps: (await hasRows(database, 'news')) ? [] : ['news'],
  };
};

async function scheduledNews({ database, now }: Pick<Services, 'database' | 'now'>) {
  const rows = await database
    .selectFrom('news')
    .select(['id', 'title', 'published_at'])
    .where('draft', '=', 0)
    .where('published_at', '>', now())
    .orderBy('published_at')
    .orderBy('id')
    .limit(maxRows)
    .execute();
  return rows.map(({ published_at: at, ...row }) => ({ ...row, published_at: isoInstant(at) }));
}

const drafts = (database: Database) => database.selectFrom('news').where('draft', '=', 1);

/** The newest drafts. The index of the list of articles has them first. */
async function newestDrafts(database: Database) {
  const rows = await drafts(database)
    .select(['id', 'title', 'edited_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute();
  return rows.map(({ edited_at: at, ...row }) => ({
    ...row,
    edited_at: at === null ? null : isoInstant(at),
  }));
}
