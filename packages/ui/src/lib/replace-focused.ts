import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Makes an update that removes the focused element, and moves the focus to one that is visible after it. */
export function replaceFocused(update: () => void, next: RefObject<HTMLElement | null>): void {
  flushSync(update);
  next.current?.focus();
}
