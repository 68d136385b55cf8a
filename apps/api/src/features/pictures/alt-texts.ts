import { centerFocus } from '@hearthlight/domain';

import type { PictureFolders } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { searchKey } from '../../lib/search-key.ts';
import { isStored, pictureId } from './picture-store.ts';

/** Gives uploaded pictures without an alternative text the one that was typed for a use. The others keep theirs. */
export async function keepAltTexts(
  database: Database,
  folders: PictureFolders,
  uses: ReadonlyArray<{ src: string; alt: string }>,
): Promise<void> {
  for (const use of uses) {
    const id = pictureId(use.src);
    const alt = use.alt.trim();
    if (id === undefined || alt === '' || !(await isStored({ database, folders }, use.src))) continue;
    const texts = { alt, alt_key: searchKey(alt) };
    await database
      .insertInto('pictures')
      .values({ id, ...texts, focus_x: centerFocus.x, focus_y: centerFocus.y })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(texts).where('pictures.alt', '=', ''))
      .execute();
  }
}
