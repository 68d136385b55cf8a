'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

/** A box that a button opens and closes. */
export interface Disclosure<Root extends HTMLElement> {
  open: boolean;
  toggle: () => void;
  close: () => void;
  /** Ref of the element around button and box. */
  root: RefObject<Root | null>;
  /** Ref of the button, which receives the focus on Escape. */
  button: RefObject<HTMLButtonElement | null>;
}

/** State of a box that floats above the page. Escape, a click outside and moving the focus out of it close it. */
export function useDisclosure<Root extends HTMLElement>(): Disclosure<Root> {
  const [open, setOpen] = useState(false);
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), root, button };
}
