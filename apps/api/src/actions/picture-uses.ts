import type { DeskPicture } from '@hearthlight/domain/desk';

import type { Database } from '../database/schema.ts';
import type { Actor } from './actor.ts';
import type { Subject } from './subject.ts';

/** Where a picture is used. The title is empty for an update without one. */
export type PictureUse = DeskPicture['used_by'][number];

/** How entries of a kind use uploaded pictures. */
export interface PictureUses {
  kind: PictureUse['kind'];
  /** The table of the entries, which have titles. */
  table: 'news' | 'campaigns' | 'impact_updates';
  /** Returns the texts of an entry that may name pictures, drafts, unpublished revisions and translations included. */
  textsOf: (database: Database, id: number) => Promise<unknown>;
  /** Replaces the addresses of a picture in all texts of an entry. */
  replaceIn: (actor: Actor, id: number, replaced: (text: string) => string) => Promise<void>;
}

/** Returns the ids of the uploaded pictures that texts name. */
const picturesIn = (texts: unknown): string[] =>
  Array.from(new Set(Array.from(JSON.stringify(texts).matchAll(/\/uploads\/([\da-f]{32})\//g), ([, id = '']) => id)));

/** Records which uploaded pictures the subject of a change uses. `audited` calls it after each change. */
export async function recordUses(
  transaction: Database,
  all: readonly PictureUses[],
  subject: Pick<Subject, 'id' | 'kind'>,
): Promise<void> {
  const uses = all.find(({ kind }) => kind === subject.kind);
  if (!uses || typeof subject.id !== 'number') return;
  const { id, kind } = { id: subject.id, kind: uses.kind };
  const used = picturesIn(await uses.textsOf(transaction, id));
  const entry = transaction.selectFrom('picture_uses').where('kind', '=', kind).where('entry_id', '=', id);
  const known = (await entry.select('picture_id').execute()).map((row) => row.picture_id);
  const ended = known.filter((picture) => !used.includes(picture));
  const begun = used.filter((picture) => !known.includes(picture));
  if (ended.length > 0)
    await transaction
      .deleteFrom('picture_uses')
      .where('kind', '=', kind)
      .where('entry_id', '=', id)
      .where('picture_id', 'in', ended)
      .execute();
  if (begun.length > 0)
    await transaction
      .insertInto('picture_uses')
      .values(begun.map((picture) => ({ picture_id: picture, kind, entry_id: id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
