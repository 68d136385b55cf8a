/**
 * Characters that no text may have: a zero character, which PostgreSQL cannot store, unpaired surrogates, which UTF-8
 * cannot encode, and U+FFFE and U+FFFF, which XML forbids. Nobody types them.
 */
const unstorable = /[\0\p{Cs}\uFFFE\uFFFF]/u;

/** Whether text can be stored and shown everywhere. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
