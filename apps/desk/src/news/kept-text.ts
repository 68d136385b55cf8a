import { articleText } from '@hearthlight/domain/desk';
import type { TextStore } from '@hearthlight/ui/desk';
import * as z from 'zod/mini';

const keptText = z.object({ text: articleText, basedOn: z.number() });

/**
 * Returns where this browser keeps the unsaved text of an article, for one person only. It stays when the tab closes and
 * when the session ends. A browser that stores nothing, or has no space left, keeps it in the open page.
 */
export function keptTextOf(staffId: number, articleId: number): TextStore {
  const key = `hearthlight.desk.article.${staffId}.${articleId}`;
  return {
    read: () => keptText.safeParse(attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'))).data,
    write: (kept) => attempt(() => localStorage.setItem(key, JSON.stringify(kept))),
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
