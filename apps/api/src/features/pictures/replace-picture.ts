import type { ArticleText } from '@hearthlight/domain/desk';

import { type ActionContext, audited } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { lockVersion, raiseVersion } from '../../database/versions.ts';
import { addRevision, lockArticle, newestText } from '../news/revisions.ts';
import { markReplaced } from './picture-details.ts';
import { isStored, pictureId } from './picture-store.ts';
import { keepPictures, readPictures, unknownPicture } from './picture-use.ts';
import { type PictureUse, recordUses } from './picture-uses.ts';

/**
 * Uses another uploaded picture wherever one is used, and marks that one as replaced. Articles get a revision, so that
 * whoever edits one is told. Throws an `ActionError` for an unknown picture.
 */
export async function replacePicture(
  context: ActionContext,
  { address, by }: { address: string; by: string },
): Promise<void> {
  const [id, newId] = [pictureId(address), pictureId(by)];
  if (id === undefined) throw unknownPicture(address);
  if (newId === undefined || !isStored(context.folders.data, by)) throw unknownPicture(by);
  const pattern = new RegExp(String.raw`/uploads/${id}/\d+\.[a-z]+`, 'g');
  const replaced = (text: string) => text.replaceAll(pattern, () => by);
  await audited(context, 'picture replace', async (database) => {
    // In the order of a publication, so that neither waits for the other.
    await lockVersion(database, 'news');
    await keepPictures(database, context.folders, { by });
    const [picture] = await readPictures({ ...context, database }, [id]);
    if (!picture) throw unknownPicture(address);
    for (const use of picture.usedBy) {
      await replaceIn({ ...context, database }, use, replaced);
      await recordUses(database, use);
    }
    const changes = picture.usedBy.map((use) => ({
      field: `${use.kind} ${use.id}`,
      before: address,
      after: by,
    }));
    await markReplaced(database, id, true);
    await markReplaced(database, newId, false);
    return {
      subject: `picture ${address}`,
      detail: by,
      changes,
      isUnchanged: id === newId,
      result: undefined,
    };
  });
}

type Replace = (text: string) => string;

async function replaceIn(context: ActionContext, { id, kind }: PictureUse, replaced: Replace): Promise<void> {
  if (kind === 'news') return replaceInArticle(context, id, replaced);
  const { database } = context;
  const table = kind === 'campaign' ? 'campaigns' : 'impact_updates';
  const row = await database
    .selectFrom(table)
    .select(['image_url', 'description'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return;
  const texts = { image_url: replaced(row.image_url), description: replaced(row.description) };
  await database.updateTable(table).set(texts).where('id', '=', id).execute();
  // Pages that show campaigns are cached.
  if (kind === 'campaign') await raiseVersion(database, 'news');
}

async function replaceInArticle(context: ActionContext, id: number, replaced: Replace): Promise<void> {
  const { database } = context;
  const row = await lockArticle(database, id);
  const text = await newestText(database, row);
  const newest: ArticleText = {
    ...text,
    cover_image_url: replaced(text.cover_image_url),
    detail: replaced(text.detail),
  };
  const { number } = await addRevision(database, context, { row, text: newest });
  await database
    .updateTable('news')
    .set({
      cover_image_url: replaced(row.cover_image_url),
      detail: replaced(row.detail),
      markdown: row.markdown === null ? null : replaced(row.markdown),
      ...(row.revision === row.published_revision && { published_revision: number }),
    })
    .where('id', '=', id)
    .execute();
  await replaceInTranslations(database, id, replaced);
}

async function replaceInTranslations(database: Database, id: number, replaced: Replace): Promise<void> {
  const translations = database.selectFrom('news_translations').where('news_id', '=', id);
  for (const { detail, language, markdown } of await translations
    .select(['detail', 'language', 'markdown'])
    .execute())
    await database
      .updateTable('news_translations')
      .set({ detail: replaced(detail), markdown: markdown === null ? null : replaced(markdown) })
      .where('news_id', '=', id)
      .where('language', '=', language)
      .execute();
}
