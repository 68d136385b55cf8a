import type { Words } from '@hearthlight/words';

/**
 * The words of the language in use. `main.ts` sets them before it loads any module that reads them. The build reads them
 * wherever the source imports `@hearthlight/words/<area>`, with the plugin `words-of-language` of `vite.config.ts`.
 */
export let words: Words;

export function setWords(loaded: Words): void {
  words = loaded;
}
