import { type RawBuilder, sql } from 'kysely';

import type { TestContext } from './test-context.ts';

const counts = {
  articles: 100_000,
  comments: 1_000_000,
  changes: 1_000_000,
  updates: 10_000,
  pictures: 10_000,
};
const hour = 3_600_000;
const paragraph = '<p>The rains begin in May, and twelve families still sleep under tarpaulins.</p>';

/**
 * Adds 100,000 articles, 1,000,000 comments, as many changes in the activity log, 10,000 impact updates and as many
 * pictures, inside of the database: sending the rows would take minutes.
 */
export async function addManyRows({ clock, database, deps }: TestContext): Promise<void> {
  const first = clock.now - counts.articles * hour;
  const insert = (count: number, columns: RawBuilder<unknown>, values: RawBuilder<unknown>) =>
    sql`insert into ${columns}
      with recursive numbers (i) as (select cast(0 as bigint) union all select i + 1 from numbers where i + 1 < ${sql.lit(count)})
      select ${values} from numbers`.execute(database);
  const place = sql`case i % 4 when 0 then 'garbatula' when 1 then 'conakry' when 2 then 'charikot' else 'joal' end`;
  await insert(
    counts.articles,
    sql`news (title, title_key, tags, cover_image_url, published_at, detail, author_name, draft)`,
    sql`'Report ' || i || ' from ' || ${place}, 'report ' || i || ' from ' || ${place}, 'Water', '/pictures/well.svg',
      case when i % 50 = 0 then ${sql.lit(clock.now)} + i else ${sql.lit(first)} + i * ${sql.lit(hour)} end,
      ${sql.lit(paragraph.repeat(30))}, 'Ruth Wanjiru', case when i % 20 = 0 then 1 else 0 end`,
  );
  await insert(
    counts.comments,
    sql`comments (news_id, comentator_name, comment, published_at, state, text_hash)`,
    sql`1 + (i * 7919) % ${sql.lit(counts.articles)}, 'Halima G.', 'A kind word of some length, number ' || i,
      ${sql.lit(first)} + i * 1000, case i % 4 when 2 then 'held' when 3 then 'hidden' else 'shown' end,
      cast(i as text)`,
  );
  await insert(
    counts.changes,
    sql`audit (at, actor, action, kind, subject, detail)`,
    sql`${sql.lit(first)} + i * 1000, case i % 2 when 0 then 'Ruth Wanjiru' else 'Noor Haddad' end,
      case i % 5 when 0 then 'comment approve' else 'news save' end,
      case i % 5 when 0 then 'comment' else 'news' end, 'news ' || i, ''`,
  );
  await insert(
    counts.updates,
    sql`impact_updates (title, image_url, description, date_published, mailed)`,
    sql`'Update ' || i, '/pictures/well.svg', 'The rains begin in May.', '2026-01-' || (10 + i % 20), 100`,
  );
  await insert(
    counts.pictures,
    sql`picture_files (id, address, bytes, stored_at)`,
    sql`'a' || (cast(1000000000000000 as bigint) + i) || 'aaaaaaaaaaaaaaa', '', 0, ${sql.lit(first)} + i`,
  );
  // As PostgreSQL does by itself within minutes. SQLite keeps no statistics.
  if (deps.engine === 'postgres') await sql`vacuum analyze`.execute(database);
}
