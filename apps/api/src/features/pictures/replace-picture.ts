import { type ActionContext, audited } from '../../actions/action.ts';
import { recordUses } from '../../actions/picture-uses.ts';
import { lockVersion } from '../../database/versions.ts';
import { markReplaced } from './picture-details.ts';
import { isStored, pictureId } from './picture-store.ts';
import { keepPictures, readPictures, unknownPicture } from './stored-pictures.ts';

/**
 * Uses another uploaded picture wherever one is used, and marks that one as replaced. Articles get a revision, so that
 * whoever edits one is told. Throws an `ActionError` for an unknown picture.
 */
export async function replacePicture(
  context: ActionContext,
  { address, by }: { address: string; by: string },
): Promise<void> {
  const [id, newId] = [pictureId(address), pictureId(by)];
  if (id === undefined) throw unknownPicture();
  if (newId === undefined || !(await isStored(context, by))) throw unknownPicture();
  const pattern = new RegExp(String.raw`/uploads/${id}/\d+\.[a-z]+`, 'g');
  const replaced = (text: string) => text.replaceAll(pattern, () => by);
  await audited(context, 'picture replace', async (database) => {
    // In the order of a publication, so that neither waits for the other.
    await lockVersion(database, 'news');
    await keepPictures(database, context.folders, { by });
    const [picture] = await readPictures({ ...context, database }, [id]);
    if (!picture) throw unknownPicture();
    for (const use of picture.usedBy) {
      const uses = context.pictureUses.find(({ kind }) => kind === use.kind);
      await uses?.replaceIn({ ...context, database }, use.id, replaced);
      await recordUses(database, context.pictureUses, use);
    }
    const changes = picture.usedBy.map((use) => ({
      field: `${use.kind} ${use.id}`,
      before: address,
      after: by,
    }));
    await markReplaced(database, id, true);
    await markReplaced(database, newId, false);
    return {
      subject: { kind: 'picture', id: address },
      detail: by,
      changes,
      isUnchanged: id === newId,
      result: undefined,
    };
  });
}
