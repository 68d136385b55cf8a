'use client';

import { useRef } from 'react';

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
      const isTaken = document.activeElement !== null && document.activeElement !== document.body;
      if (!isTaken && opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    },
  };
}
