/**
 * `node tests/bench/desk-lists.ts`: measures the desk's lists with 100,000 articles, 1,000,000 comments, as many changes,
 * and 10,000 impact updates and pictures, on SQLite and, with TEST_DATABASE_URL or a local server, PostgreSQL. Prints
 * the server's time for the first page in milliseconds, the median of nine requests.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import type { DeskCallName } from '@hearthlight/domain/desk';
import { sql } from 'kysely';

import { titleColumns } from '../../apps/api/src/news/titles.ts';
import { engines } from '../../apps/api/src/testing/engines.ts';
import { aSignedInStaff, deskRequest } from '../../apps/api/src/testing/staff.ts';
import { createTestContext, type TestContext } from '../../apps/api/src/testing/test-context.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';

const counts = {
  articles: 100_000,
  comments: 1_000_000,
  changes: 1_000_000,
  updates: 10_000,
  pictures: 10_000,
};
const batch = 500;
const places = ['Garbatula', 'Conakry', 'Sololá', 'Kapiri Mposhi', 'Charikot', 'Kurigram', 'Joal'];
const placeOf = (index: number) => places[index % places.length] ?? '';
const people = ['Ruth Wanjiru', 'Noor Haddad', 'Eda Kowalska', 'Tomás Ruiz'];
const idOf = (index: number) => (index % counts.pictures).toString(16).padStart(32, '0');
const addressOf = (index: number) => `/uploads/${idOf(index)}/1200.jpg`;
const paragraph = '<p>The rains begin in May, and twelve families still sleep under tarpaulins.</p>';

/** Inserts rows in batches, in one transaction. */
async function insertMany<Row>(
  { database }: TestContext,
  count: number,
  rowOf: (index: number) => Row,
  insert: (transaction: TestContext['database'], rows: Row[]) => Promise<unknown>,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    for (let start = 0; start < count; start += batch) {
      const rows = Array.from({ length: batch }, (_, at) => rowOf(start + at));
      await insert(transaction, rows);
    }
  });
}

/** Records the uses of pictures, as each change of an article or update does. */
async function recordPictures({ database }: TestContext): Promise<void> {
  for (const [kind, table, column] of [
    ['news', 'news', 'cover_image_url'],
    ['update', 'impact_updates', 'image_url'],
  ] as const)
    await sql`insert into picture_uses (picture_id, kind, entry_id)
      select substr(${sql.ref(column)}, 10, 32), ${kind}, id from ${sql.table(table)}`.execute(database);
}

async function fill(context: TestContext): Promise<void> {
  const { clock } = context;
  const hour = 3_600_000;
  const first = clock.now - counts.articles * hour;
  await insertMany(
    context,
    counts.articles,
    (index) => ({
      ...titleColumns(`Report ${index} from ${placeOf(index)}`),
      tags: 'Water, Kenya',
      cover_image_url: addressOf(index),
      cover_image_description: 'A roof',
      published_at: index % 50 === 0 ? clock.now + index : first + index * hour,
      detail: `${paragraph.repeat(30)}<p><img src="${addressOf(index * 7)}" alt="A roof"></p>`,
      author_name: 'Ruth Wanjiru',
      draft: index % 20 === 0 ? (1 as const) : (0 as const),
    }),
    (database, rows) => database.insertInto('news').values(rows).execute(),
  );
  await insertMany(
    context,
    counts.comments,
    (index) => ({
      news_id: 1 + ((index * 7919) % counts.articles),
      comentator_name: 'Halima G.',
      comment: `A kind word of some length, number ${index}.`,
      published_at: first + index * 1000,
      state: (['shown', 'shown', 'held', 'hidden'] as const)[index % 4] ?? 'shown',
      held_reason: null,
      text_hash: String(index),
    }),
    (database, rows) => database.insertInto('comments').values(rows).execute(),
  );
  await insertMany(
    context,
    counts.changes,
    (index) => ({
      at: first + index * 1000,
      actor: people[index % people.length] ?? '',
      action: index % 5 === 0 ? 'comment approve' : 'news save',
      // One person has never changed a campaign: the longest search.
      kind: index % 5 === 0 ? 'comment' : 'news',
      subject: `news ${index}`,
      detail: '',
    }),
    (database, rows) => database.insertInto('audit').values(rows).execute(),
  );
  await insertMany(
    context,
    counts.updates,
    (index) => ({
      title: `Update ${index}`,
      place: placeOf(index),
      image_url: addressOf(index),
      description: 'The rains begin in May.',
      date_published: new Date(first + index * 10 * hour).toISOString().slice(0, 10),
      mailed: 100,
    }),
    (database, rows) => database.insertInto('impact_updates').values(rows).execute(),
  );
  await recordPictures(context);
  for (let index = 0; index < counts.pictures; index += 1) {
    const folder = join(context.deps.picturesDirectory, idOf(index));
    mkdirSync(folder, { recursive: true });
    for (const width of [480, 960, 1200])
      for (const format of ['avif', 'webp', 'jpg'])
        writeFileSync(join(folder, `${width}.${format}`), 'picture');
  }
}

const lists: readonly [DeskCallName, Readonly<Record<string, string>>][] = [
  ['articleList', {}],
  ['articleList', { state: 'draft' }],
  ['articleList', { state: 'scheduled' }],
  ['articleList', { state: 'published' }],
  ['articleList', { search: 'garbatula' }],
  ['articleList', { search: 'no such title' }],
  ['articleList', { search: 'no such title', state: 'published' }],
  ['commentList', {}],
  ['commentList', { state: 'shown' }],
  ['commentList', { state: 'hidden' }],
  ['deskUpdateList', {}],
  ['activityList', {}],
  ['activityList', { actor: 'Ruth Wanjiru' }],
  ['activityList', { kind: 'comment' }],
  ['activityList', { actor: 'Ruth Wanjiru', kind: 'campaign' }],
  ['activityList', { actor: 'Ruth Wanjiru', kind: 'news', from: '2020-01-01', to: '2030-12-31' }],
  ['pictureList', {}],
];

async function medianOf(run: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  return times.toSorted((one, other) => one - other)[4] ?? 0;
}

const figures: Figure[] = [];
for (const { createTarget, name } of engines) {
  const context = await createTestContext({ name, createTarget });
  await fill(context);
  // As autovacuum does within minutes. SQLite keeps no statistics.
  if (context.deps.engine === 'postgres') {
    await sql`vacuum analyze`.execute(context.database);
    await setTimeout(1000);
  }
  const { cookie } = await aSignedInStaff(context, 'owner');
  for (const [call, query] of lists) {
    const value = await medianOf(async () => {
      const { body, statusCode } = await deskRequest(context, call, { cookie, query });
      if (statusCode !== 200) throw new Error(`${call} answered ${statusCode} ${body}`);
    });
    const figure = {
      figure: `${name}: ${call} ${JSON.stringify(query)}`,
      value,
      unit: ' ms',
      goal: { atMost: 100 },
    };
    console.log(`${figure.figure}: ${textOf(figure)}`);
    figures.push(figure);
  }
  await context.close();
}
reportMissed(figures);
