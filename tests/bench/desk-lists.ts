/**
 * `npm run bench -- desk-lists [SQLite|PostgreSQL]`: measures the desk's lists with 100,000 articles, 1,000,000
 * comments, as many changes, 10,000 impact updates and 10,000 pictures, on both engines or one. PostgreSQL is that of
 * the tests. Prints the server's time for the first page in milliseconds, the median of nine requests.
 */
import type { DeskCallName } from '@hearthlight/domain/desk';

import { engines, type TestTarget } from '../../apps/api/src/testing/engines.ts';
import { addManyRows } from '../../apps/api/src/testing/many-rows.ts';
import { aSignedInStaff, deskRequest } from '../../apps/api/src/testing/staff.ts';
import { createTestContext } from '../../apps/api/src/testing/test-context.ts';
import { type Figure, reportMissed, textOf } from './goals.ts';
import { medianOf } from './median-of.ts';

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
  ['pictureList', {}],
  ['pictureList', { search: 'no such text' }],
  ['activityList', {}],
  ['activityList', { actor: 'Ruth Wanjiru' }],
  ['activityList', { kind: 'comment' }],
  ['activityList', { actor: 'Ruth Wanjiru', kind: 'campaign' }],
  ['activityList', { actor: 'Ruth Wanjiru', kind: 'news', from: '2020-01-01', to: '2030-12-31' }],
];

const figures: Figure[] = [];
/** Inserting the rows takes longer than any statement of the server may. */
const patiently = (target: TestTarget): TestTarget => {
  if (target.databaseUrl === undefined) return target;
  const url = new URL(target.databaseUrl);
  for (const limit of ['statement_timeout', 'query_timeout']) url.searchParams.set(limit, '600000');
  return { ...target, databaseUrl: url.href };
};

for (const { createTarget, name } of engines) {
  if (process.argv[2] !== undefined && process.argv[2] !== name) continue;
  const context = await createTestContext({
    name,
    createTarget: async () => patiently(await createTarget()),
  });
  await addManyRows(context);
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
