import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

export interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** For the button that opens it: Escape brings the focus back there. */
  button: RefObject<HTMLButtonElement | null>;
}

/** A menu that opens in place. While it is open, Escape closes it wherever the focus is. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return { open, toggle, close, button };
}
