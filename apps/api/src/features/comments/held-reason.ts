import type { NewComment } from '@hearthlight/domain';
import type { HeldReason } from '@hearthlight/domain/desk';

import type { Database } from '../../database/schema.ts';
import { containsHeldWord } from './hold-words.ts';

/** Maximum number of links in a comment that is shown without review. */
const maxLinks = 1;

const link = /https?:\/\/(?:www\.)?|www\.|\[url|<a\s/gi;

/** Returns why a comment must be reviewed before it is shown, or `undefined`. */
export async function heldReason(database: Database, comment: NewComment): Promise<HeldReason | undefined> {
  if ((comment.comment.match(link)?.length ?? 0) > maxLinks) return 'too many links';
  return (await containsHeldWord(database, comment)) ? 'contains a held word' : undefined;
}
