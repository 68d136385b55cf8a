'use client';

import { useRef } from 'react';

/** What opened a dialog in whose place another one has opened, such as a menu whose link asks a question. */
let earlierOpener: Element | null = null;

/**
 * Returns the focus to the element that opened a Radix dialog, unless navigation has moved it. Radix does this only for
 * its own triggers, and state opens our dialogs. Spread both handlers on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body) {
        const isGone = opener.current === body || !opener.current?.isConnected;
        focus(isGone ? earlierOpener : opener.current);
      }
      earlierOpener = activeElement?.closest('[role="dialog"]') ? opener.current : null;
    },
  };
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
