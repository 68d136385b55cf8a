import { articleText, type ArticleTranslation, articleTranslation } from '@hearthlight/domain/desk';

import type { KeptTranslation } from '../parts/use-edited-translation.ts';
import type { KeptText, TextStore } from './autosave.ts';

/** Returns a text from the storage; `undefined` for none and for that of an older version. */
function parseKept(stored: string | null): KeptText | undefined {
  const kept: unknown = JSON.parse(stored ?? 'null');
  if (kept === null || typeof kept !== 'object' || !('text' in kept) || !('basedOn' in kept)) return undefined;
  const text = articleText.safeParse(kept.text).data;
  const base = 'base' in kept ? articleText.safeParse(kept.base).data : undefined;
  return text && typeof kept.basedOn === 'number' ? { text, basedOn: kept.basedOn, base } : undefined;
}

/**
 * Returns where this browser keeps the unsaved text of an article, for one person only. It stays when the tab closes
 * and when the session ends. A browser that stores nothing, or has no space left, keeps it in the open page.
 */
export function keptTextOf(staffId: number, articleId: number): TextStore {
  const key = `hearthlight.desk.article.${staffId}.${articleId}`;
  return {
    read: () => attempt(() => parseKept(localStorage.getItem(key))),
    write: (kept) => attempt(() => localStorage.setItem(key, JSON.stringify(kept))),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}

function parseTranslation(stored: string | null): KeptTranslation<ArticleTranslation> | undefined {
  const kept: unknown = JSON.parse(stored ?? 'null');
  if (kept === null || typeof kept !== 'object' || !('text' in kept) || !('basedOn' in kept)) return undefined;
  const text = articleTranslation.safeParse(kept.text).data;
  const basedOn = kept.basedOn === null ? null : articleTranslation.safeParse(kept.basedOn).data;
  return text && basedOn !== undefined ? { text, basedOn } : undefined;
}

/** Returns where this browser keeps a translation that was not saved, as `keptTextOf` does. */
export function keptTranslationOf(staffId: number, articleId: number, language: string) {
  const key = `hearthlight.desk.translation.${staffId}.${articleId}.${language}`;
  return {
    read: () => attempt(() => parseTranslation(localStorage.getItem(key))),
    write: (kept: KeptTranslation<ArticleTranslation>) =>
      attempt(() => localStorage.setItem(key, JSON.stringify(kept))),
    remove: () => attempt(() => localStorage.removeItem(key)),
  };
}

/** Browsers throw if a person blocks storage or the storage is full. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
