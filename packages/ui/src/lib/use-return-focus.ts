import { useRef } from 'react';

/**
 * Returns the focus to the element that had it when a Radix dialog opened, unless a page that was chosen in the dialog
 * has taken it. Radix does this only for its own triggers, and our dialogs are opened by state. Spread both handlers on
 * the dialog's content.
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
