import { rules as words } from '@hearthlight/words/rules';

/** Returns the sentence for a submit that looks like a bot's. A person can try again. */
export const commentNotSent = (): string => words.commentNotSent;
