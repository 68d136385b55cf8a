import type { Database } from '../database/schema.ts';

/** Adds articles that differ in title and date only. */
export function addArticles(database: Database, count: number): Promise<{ id: number }[]> {
  const rows = Array.from({ length: count }, (_, at) => ({
    title: `Story ${at + 1}`,
    tags: 'Water',
    cover_image_url: '/pictures/well.svg',
    cover_image_description: null,
    published_at: at,
    detail: '<p>Water.</p>',
    author_name: 'Ruth W.',
  }));
  return database.insertInto('news').values(rows).returning('id').execute();
}
