import { languageOfPath } from '@hearthlight/domain';
import { foundation } from 'virtual:content/foundation';

import { local } from './storage.ts';

/** The language that a visitor chose in the menu, or kept when another was suggested. */
const key = 'language';

export const rememberLanguage = (language: string): void => local.set(key, language);

/** Whether a link of the site in another language led here. Then that page may not have had its code yet. */
function isJustChosen(): boolean {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : undefined;
  if (from?.origin !== location.origin) return false;
  return languageOfPath(from.pathname, foundation.languages) !== foundation.language;
}

/** The language to suggest: the chosen one, or the first of the browser that the site has, unless the page is in it. */
export function suggestedLanguage(): string | undefined {
  if (isJustChosen()) rememberLanguage(foundation.language);
  const wanted = [local.get(key) ?? [], navigator.languages].flat();
  const preferred = wanted
    .map((tag) => tag.split('-')[0])
    .find((tag) => foundation.languages.some((language) => language === tag));
  return preferred === foundation.language ? undefined : preferred;
}
