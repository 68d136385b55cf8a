import { inLanguage } from '@hearthlight/words/current-language';
import { staff as words } from '@hearthlight/words/staff';
import { expect, test, vi } from 'vitest';

import { texts } from '../../actions/file-task.ts';
import { PoolBusy } from '../../platform/workers/worker-pool.ts';
import { cleanArticle } from './clean-article.ts';

const long = (html: string) => `${'<p>Twelve roofs.</p>'.repeat(1500)}${html}`;

test('removes scripts from long and short texts', async () => {
  expect(await cleanArticle(long('<p onclick="a()">x<script>b()</script></p>'))).toBe(long('<p>x</p>'));
  expect(await cleanArticle('<p onclick="a()">x<script>b()</script></p>')).toBe('<p>x</p>');
});

test('answers why a long text is refused, in the language of the request', async () => {
  const refused = await inLanguage('pl', async () =>
    cleanArticle(long('<b>'.repeat(101))).catch((error: unknown) => error),
  );
  const sentence = inLanguage('pl', () => words.textTooDeep);
  expect(refused).toMatchObject({ status: 400, message: sentence, fields: { detail: sentence } });
});

test('opens a long text in a worker, never in the server', async () => {
  const run = vi.spyOn(texts, 'run').mockRejectedValue(new PoolBusy('no worker is free'));
  await expect(cleanArticle(long(''))).rejects.toThrow(words.tooManyFiles);
  expect(await cleanArticle('<p>x</p>')).toBe('<p>x</p>');
  run.mockRestore();
});
