import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a Radix dialog opened. Radix itself knows only its own triggers, and
 * ours are opened by state. Both handlers go on the dialog's content.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    },
  };
}
