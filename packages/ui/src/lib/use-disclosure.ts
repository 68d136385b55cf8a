'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';

import { useDismissal } from './use-dismissal.ts';

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
  useDismissal({ open, close: () => setOpen(false), box: root, button });
  useEffect(() => {
    if (!open) return undefined;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  return { open, toggle: () => setOpen(!open), close: () => setOpen(false), root, button };
}
