'use client';

import { useRef } from 'react';

/** The opener of a dialog in whose place another one has opened, such as a menu whose link asks a question. */
let earlierOpener: Element | null = null;

/**
 * Returns the focus to the element that opened a Radix dialog, unless navigation has moved it. If the dialog's action
 * has removed that element, the heading of the page gets it. Radix does this only for its own triggers, and state opens
 * our dialogs. Spread both handlers on the dialog's content.
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
        const next = isGone ? earlierOpener : opener.current;
        focus(next?.isConnected ? next : document.querySelector('h1[tabindex]'));
      }
      earlierOpener = activeElement?.closest('[role="dialog"]') ? opener.current : null;
    },
  };
}

function focus(element: Element | null): void {
  if (element instanceof HTMLElement && element.isConnected) element.focus();
}
