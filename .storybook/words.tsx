import { setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { languages, loadWords, pseudoLanguage } from '@hearthlight/words';
import type { Preview } from '@storybook/react-vite';
import { foundation } from 'virtual:content/foundation';

import { WordsProvider } from '../packages/ui/src/words/words-provider.tsx';

/* The language menu of the toolbar. Sentences of the domain, such as errors of forms, stay English. */

export const storyLanguages = [...languages, pseudoLanguage];

/**
 * The choice of the foundation's own language. Test runs show English instead, because stories find elements by English
 * names.
 */
export const ownLanguage = 'own';
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
const own = isTest ? 'en' : foundation.language;
/* For the same reason, test runs in English write US dollars for every foundation. */
const currencyOf = (tag: string) => (isTest && tag === 'en' ? 'USD' : foundation.currency);
/*
 * Of every foundation, in Storybook too, so that a `play` may expect hours. The browser of a test run is in Hawaii, and neither
 * clock shows the minutes of UTC: a mixture of two fails.
 */
const timeZone = 'Asia/Kolkata';
const languageOf = ({ language }: Record<string, unknown>) =>
  storyLanguages.find(({ tag }) => tag === (language === ownLanguage ? own : language)) ?? languages[0];

/** Whether the chosen language is written right to left. */
export const isRightToLeft = (globals: Record<string, unknown>) => languageOf(globals).direction === 'rtl';

export const words = {
  beforeEach: ({ globals, canvasElement }) => {
    const { tag } = languageOf(globals);
    canvasElement.lang = tag;
    const formats = formatsOf(tag, currencyOf(tag), timeZone);
    setFormats(() => formats);
  },
  loaders: [
    async ({ globals }) => {
      const { tag } = languageOf(globals);
      return { words: await loadWords(tag) };
    },
  ],
  decorators: [
    (Story, { loaded }) => (
      <WordsProvider value={loaded['words'] ?? {}}>
        <Story />
      </WordsProvider>
    ),
  ],
} satisfies Preview;
