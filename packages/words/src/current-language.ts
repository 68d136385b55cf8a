import { AsyncLocalStorage } from 'node:async_hooks';

import { languages, type LanguageTag } from './languages.ts';

/*
 * The language in which a process of Node.js speaks at the moment. A server answers each request in its own language, so the
 * areas that Node.js imports (`generated/current`) read the catalog of this language whenever a message is read.
 */

const storage = new AsyncLocalStorage<LanguageTag>();

/** Runs an action, and all that it starts or awaits, in a language. */
export const inLanguage = <Result>(language: LanguageTag, action: () => Result): Result =>
  storage.run(language, action);

/** Returns the language of the innermost `inLanguage`, or English. */
export const currentLanguage = (): LanguageTag => storage.getStore() ?? languages[0].tag;

/** Returns an area whose messages are those of the current language, each time one is read. */
export const ofCurrentLanguage = <Area extends object>(areas: Readonly<Record<LanguageTag, Area>>): Area =>
  new Proxy(areas.en, { get: (_, name) => Reflect.get(areas[currentLanguage()], name) });
