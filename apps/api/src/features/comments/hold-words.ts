import { type NewComment } from '@hearthlight/domain';
import { deskLimits } from '@hearthlight/domain/desk';

import { type ActorContext, audited, changesBetween } from '../../actions/action.ts';
import type { Database } from '../../database/schema.ts';
import { foldedText } from '../../lib/folded-text.ts';

/** Returns the words and addresses that hold a comment, sorted. */
export async function readHoldWords(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('hold_words')
    .select('word')
    .orderBy('word')
    .limit(deskLimits.holdWords)
    .execute();
  return rows.map(({ word }) => word);
}

/** Replaces the words and addresses that hold a comment. Returns them as they are compared. */
export async function setHoldWords(context: ActorContext, words: readonly string[]): Promise<string[]> {
  const folded = [...new Set(words.map(foldedText))].toSorted();
  return audited(context, 'comment hold-words', async (database) => {
    const before = await readHoldWords(database);
    await database.deleteFrom('hold_words').execute();
    if (folded.length > 0) {
      await database
        .insertInto('hold_words')
        .values(folded.map((word) => ({ word })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const result = await readHoldWords(database);
    const changes = changesBetween({ words: before.join(', ') }, { words: result.join(', ') });
    return { subject: { kind: 'hold words' }, changes, isUnchanged: changes.length === 0, result };
  });
}

/** Whether a comment or its author's name contains one of the words. */
export async function containsHeldWord(
  database: Database,
  { comentator_name: name, comment }: NewComment,
): Promise<boolean> {
  const text = foldedText(`${name} ${comment}`);
  return (await readHoldWords(database)).some((word) => text.includes(word));
}
