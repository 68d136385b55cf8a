import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** State of a menu. */
export interface Menu {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Ref of the button that opens the menu. It receives the focus on Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

/** State of a menu that expands in place. While it is open, Escape closes it wherever the focus is. */
export function useMenu(): Menu {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((current) => !current), []);
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
