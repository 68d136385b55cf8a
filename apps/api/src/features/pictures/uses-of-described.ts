import type { Actor } from '../../actions/actor.ts';
import type { PictureUses } from '../../actions/picture-uses.ts';

type Described = Pick<PictureUses, 'kind'> & { table: 'campaigns' | 'impact_updates' };

/**
 * Returns how entries with one picture and a description use uploaded pictures. `onReplaced` follows each replacement.
 */
export const usesOfDescribed = (
  { kind, table }: Described,
  onReplaced: (actor: Actor) => Promise<void> = () => Promise.resolve(),
): PictureUses => ({
  kind,
  table,
  textsOf: (database, id) =>
    database.selectFrom(table).select(['image_url', 'description']).where('id', '=', id).execute(),
  replaceIn: async (context, id, replaced) => {
    const { database } = context;
    const row = await database
      .selectFrom(table)
      .select(['image_url', 'description'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return;
    const texts = { image_url: replaced(row.image_url), description: replaced(row.description) };
    await database.updateTable(table).set(texts).where('id', '=', id).execute();
    await onReplaced(context);
  },
});
