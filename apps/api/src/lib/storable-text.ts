/**
 * Null characters (PostgreSQL cannot store them), unpaired surrogates (UTF-8 cannot encode them), and U+FFFE and U+FFFF
 * (not allowed in XML).
 */
const unstorable = /[\0\p{Cs}\uFFFE\uFFFF]/u;

/** Whether text can be stored and shown everywhere. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
