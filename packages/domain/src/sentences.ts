/** The exact sentences of `specification §2` and `specification §8`. Messages of fields are in `rules`. */
export { sentences } from '@hearthlight/words/sentences';
