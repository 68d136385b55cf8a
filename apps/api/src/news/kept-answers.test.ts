import { brotliDecompressSync } from 'node:zlib';

import { calls } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { buildApp } from '../app.ts';
import { engines } from '../testing/engines.ts';
import { openStage, type Stage } from '../testing/stage.ts';
import { KeptAnswers } from './kept-answers.ts';

const aStory = {
  title: 'A story',
  tags: 'Water',
  cover_image_url: '/pictures/well.svg',
  cover_image_description: null,
  published_at: 1,
  detail: `<p>${'Water. '.repeat(300)}</p>`,
  author_name: 'Ruth W.',
};

const publish = async ({ database }: Stage) =>
  (await database.insertInto('news').values(aStory).returning('id').executeTakeFirstOrThrow()).id;

describe.each(engines)('kept answers on $name', (engine) => {
  test('are made once for as long as nothing changes', async () => {
    const stage = await openStage(engine);
    const kept = new KeptAnswers(stage.database);
    let made = 0;
    const ask = async () => {
      const bytes = await kept.answer('/x', () => {
        made += 1;
        return Promise.resolve(`answer ${made}`);
      });
      return bytes.toString();
    };
    expect([await ask(), await ask(), await ask()]).toEqual(['answer 1', 'answer 1', 'answer 1']);
    await publish(stage);
    expect([await ask(), await ask()]).toEqual(['answer 2', 'answer 2']);
    await stage.database.updateTable('news').set({ tags: 'Fire' }).execute();
    expect(await ask()).toBe('answer 3');
    await stage.database.deleteFrom('news').execute();
    expect(await ask()).toBe('answer 4');
    await stage.close();
  });

  test('what one process takes, the other shows at once, compressed or not', async () => {
    const stage = await openStage(engine);
    const other = await buildApp(stage.deps);
    const id = await publish(stage);
    const read = async (headers: Record<string, string>) => {
      const answer = await other.inject({ method: 'GET', url: '/api/news/A%20story/', headers });
      const body = headers['accept-encoding'] ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
      return calls.newsDetail.answer.parse(JSON.parse(body.toString())).comments.length;
    };
    for (let count = 0; count < 4; count += 1) {
      expect([await read({}), await read({ 'accept-encoding': 'gzip, br' })]).toEqual([count, count]);
      const body = { comentator_name: 'Halima G.', comment: `A kind word, number ${count}, of some length.` };
      await stage.ask('commentOnNews', { params: { id }, body });
    }
    await other.close();
    await stage.close();
  });
});
