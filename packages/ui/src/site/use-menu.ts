'use client';

import { type RefObject, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';

/** State of a menu. */
export interface Menu {
  /** `undefined` until hydration. Until then the browser reports the popover's state to screen readers. */
  open: boolean | undefined;
  close: () => void;
  /** Ref of the popover. */
  list: RefObject<HTMLUListElement | null>;
  /** Ref of the button that opens the menu. It receives the focus on Escape. */
  button: RefObject<HTMLButtonElement | null>;
  /** Handler of the popover's `beforetoggle` event. */
  onBeforeToggle: (event: ToggleEvent<HTMLElement>) => void;
}

/**
 * State of a menu that is a popover. The browser opens it, even before hydration. While it is open, Escape closes it
 * wherever the focus is, and so does moving the focus out of it.
 */
export function useMenu(): Menu {
  const [open, setOpen] = useState<boolean>();
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => void list.current?.togglePopover(false), []);
  useEffect(() => setOpen(list.current?.matches(':popover-open') ?? false), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    // The menu would cover the focused element.
    const onFocusIn = ({ target }: FocusEvent) => {
      const isOutside = target instanceof Node && !list.current?.contains(target);
      if (isOutside && target !== button.current) close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [open, close]);
  return { open, close, list, button, onBeforeToggle: (event) => setOpen(event.newState === 'open') };
}
