import { sql } from 'kysely';

/** What the books say about the purpose of a gift. */
export interface Purpose {
  cause: string;
  /** The title of the campaign. */
  title: string | null;
  /** The title in the giver's language. */
  translation?: string | null;
  import_id: number | null;
  pledge_id: number | null;
  giver_settled: 0 | 1 | null;
  /** What the pledge is for that the gift pays. */
  pledged_for: string | null;
}

/** Selects `pledged_for` of a gift. */
export const pledgedFor = sql<string | null>`(select pledge.cause from gifts pledge
  where pledge.id = gifts.pledge_id)`.as('pledged_for');

/**
 * Returns what a gift was given for, in words for its giver. The cause of an imported gift is the text of the bank, so
 * its campaign says more; the cause of a part of a pledge is what was pledged for. A payment that staff gave to a
 * pledge keeps the text of the bank, because they may take that back, so its pledge says more.
 */
export function givenFor({ cause, title, translation, ...gift }: Purpose): string {
  const isBankText = gift.import_id !== null && (gift.pledge_id === null || gift.giver_settled === 1);
  const said = isBankText ? gift.pledged_for : cause;
  return title !== null && (said === null || said === title) ? (translation ?? title) : (said ?? cause);
}
