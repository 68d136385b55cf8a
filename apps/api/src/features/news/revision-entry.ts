import type { ArticleText } from '@hearthlight/domain/desk';

import { changesBetween } from '../../actions/action.ts';
import { subjectText } from '../../actions/subject.ts';
import type { Database } from '../../database/schema.ts';
import { textColumns } from './revisions.ts';

/**
 * Makes the entry of an article's newest revision in the activity log show what all its saves changed, after one of
 * them has replaced the text of the revision.
 */
export async function extendEntry(database: Database, { id, text }: { id: number; text: ArticleText }): Promise<void> {
  const [, before] = await database
    .selectFrom('news_revisions')
    .select(textColumns)
    .where('news_id', '=', id)
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  await database
    .updateTable('audit')
    .set({ detail: text.title, changes: JSON.stringify(changesBetween({ ...before }, { ...text })) })
    .where('id', '=', (where) =>
      where
        .selectFrom('audit')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('subject', '=', subjectText({ kind: 'news', id }))
        .where('action', 'in', ['news save', 'news restore']),
    )
    .execute();
}
