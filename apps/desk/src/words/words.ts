import type { Words } from '@hearthlight/words';

/** The words of the language in use. `main.ts` sets them before it loads any module that reads them. */
export let words: Words;

export function setWords(loaded: Words): void {
  words = loaded;
}
