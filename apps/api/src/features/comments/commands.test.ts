import { calls } from '@hearthlight/domain';
import { describe, expect, test } from 'vitest';

import { addContent } from '../../actions/content.ts';
import { adminContextOf, anArticleFile } from '../../testing/admin.ts';
import { engines } from '../../testing/engines.ts';
import { createTestContext } from '../../testing/test-context.ts';
import { newsArticles } from '../news/commands.ts';
import { listAudit } from '../staff/audit-commands.ts';
import { listComments } from './list-comments.ts';
import { setCommentState } from './moderate-comments.ts';

describe.each(engines)('comments on $name', (engine) => {
  test('lists held comments, approves one and hides it again', async () => {
    const context = await createTestContext(engine);
    const admin = adminContextOf(context);
    const title = 'With comments';
    const { id: newsId } = await addContent(admin, newsArticles, anArticleFile(title));
    await context.request('commentOnNews', {
      params: { id: newsId },
      body: {
        comentator_name: 'Halima G.',
        comment: 'A kind word:\n\twww.a.example www.b.example www.c.example',
      },
    });
    const held = await listComments(context.database, { state: 'held' });
    expect(held.lines[0]).toContain('Halima G.: A kind word: www.a.example www.b.example www.c.example [');
    for (const days of [{ to: '2026-11-19' }, { from: '2026-11-21' }])
      expect((await listComments(context.database, { state: 'held', ...days })).rows).toEqual([]);
    const { id } = await context.database.selectFrom('comments').select('id').executeTakeFirstOrThrow();
    const shownCount = async () => {
      const response = await context.request('newsDetail', { params: { title } });
      return calls.newsDetail.response.parse(response.json()).comments.length;
    };
    await setCommentState(admin, id, 'shown');
    expect(await shownCount()).toBe(1);
    await setCommentState(admin, id, 'hidden');
    expect(await shownCount()).toBe(0);
    expect((await listAudit(context.database)).rows[0]).toMatchObject({
      action: 'comment hide',
      subject: `comment ${id}`,
      detail: title,
    });
    expect((await listComments(context.database, { state: 'held' })).rows).toEqual([]);
    expect((await listComments(context.database, { state: 'hidden' })).rows).toEqual([
      expect.objectContaining({ id, state: 'hidden', published_at: '2026-11-20T09:30:00.000Z' }),
    ]);
    await expect(setCommentState(admin, 999, 'shown')).rejects.toThrow('There is no comment 999');
    await context.close();
  });
});
