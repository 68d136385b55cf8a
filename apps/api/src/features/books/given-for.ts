/** What the books say about the purpose of a gift. */
export interface Purpose {
  cause: string;
  /** The title of the campaign. */
  title: string | null;
  /** The title in the giver's language. */
  translation?: string | null;
  import_id: number | null;
  pledge_id: number | null;
}

/**
 * Returns what a gift was given for, in words for its giver. The cause of an imported gift is the text of the bank, so its
 * campaign says more; the cause of a part of a pledge is what was pledged for.
 */
export function givenFor({ cause, import_id, pledge_id, title, translation }: Purpose): string {
  const isBankText = import_id !== null && pledge_id === null;
  return title !== null && (isBankText || cause === title) ? (translation ?? title) : cause;
}
