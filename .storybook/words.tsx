import { setFormats } from '@hearthlight/domain';
import { formatsOf } from '@hearthlight/domain/formats-of';
import { languages, loadWords, pseudoLanguage } from '@hearthlight/words';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { type ComponentType, useSyncExternalStore } from 'react';
import { foundation } from 'virtual:content/foundation';

import { WordsProvider } from '../packages/ui/src/words/words-provider.tsx';

/*
 * The language menu of the toolbar. Sentences of the domain, such as errors of forms, stay English. A `play` finds elements
 * by English names and amounts in US dollars, so it runs in English. The chosen language follows once it has ended.
 */

export const storyLanguages = [...languages, pseudoLanguage];

/**
 * The choice of the foundation's own language. Test runs show English instead, because stories find elements by English
 * names.
 */
export const ownLanguage = 'own';
const isTest = import.meta.env['VITEST_STORYBOOK'] !== undefined;
const own = isTest ? 'en' : foundation.language;
/*
 * Of every foundation, in Storybook too, so that a `play` may expect hours. The browser of a test run is in Hawaii, and neither
 * clock shows the minutes of UTC: a mixture of two fails.
 */
const timeZone = 'Asia/Kolkata';
const languageOf = ({ language }: Record<string, unknown>) =>
  storyLanguages.find(({ tag }) => tag === (language === ownLanguage ? own : language)) ?? languages[0];

/** The story whose `play` has ended. */
let ended: string | undefined;
const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A documentation page plays no stories. A story that pins its language expects it in its `play`. */
const isPlaying = ({ id, playFunction, storyGlobals, viewMode }: StoryContext) =>
  viewMode === 'story' && playFunction !== undefined && storyGlobals['language'] === undefined && ended !== id;

/** Returns the language and currency in which a story is shown at the moment. */
function shownIn(context: StoryContext) {
  const isEnglish = isPlaying(context);
  const { tag, direction } = isEnglish ? languages[0] : languageOf(context.globals);
  const isDollars = tag === 'en' && (isEnglish || isTest);
  return { tag, direction, currency: isDollars ? 'USD' : foundation.currency };
}

function apply(context: StoryContext): void {
  const { tag, direction, currency } = shownIn(context);
  const { canvasElement, globals, viewMode } = context;
  canvasElement.lang = tag;
  // A documentation page is English, its stories are not.
  const directed = viewMode === 'docs' ? canvasElement : document.documentElement;
  directed.dir = direction === 'rtl' ? direction : globals['direction'];
  const formats = formatsOf(tag, currency, timeZone);
  setFormats(() => formats);
}

/** Renders a story, and again after its `play` if its language or currency changes. */
function Worded({ Story, context }: { Story: ComponentType; context: StoryContext }) {
  const { tag } = shownIn(context);
  useSyncExternalStore(listen, () => Object.values(shownIn(context)).join(' '));
  return (
    <WordsProvider value={context.loaded[tag] ?? {}}>
      <Story />
    </WordsProvider>
  );
}

export const words = {
  beforeEach: (context) => {
    apply(context);
    return () => {
      ended = undefined;
    };
  },
  afterEach: (context) => {
    ended = context.id;
    apply(context);
    for (const listener of listeners) listener();
  },
  loaders: [
    async ({ globals }) => {
      const tags = [languages[0].tag, languageOf(globals).tag];
      return Object.fromEntries(await Promise.all(tags.map(async (tag) => [tag, await loadWords(tag)])));
    },
  ],
  decorators: [(Story, context) => <Worded Story={Story} context={context} />],
} satisfies Preview;
