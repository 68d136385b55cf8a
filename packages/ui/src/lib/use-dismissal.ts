'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

interface Dismissal {
  /** Whether the box is open. */
  open: boolean | undefined;
  close: () => void;
  /** The box, which may contain its button. */
  box: RefObject<HTMLElement | null>;
  /** The button that opens the box. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Closes an open box when the focus moves out of it, and on Escape, which returns the focus to its button. */
export function useDismissal({ open, close, box, button }: Dismissal): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    button.current?.focus();
  });
  const onFocusIn = useEffectEvent(({ target }: FocusEvent) => {
    const isInside = target instanceof Node && [box, button].some(({ current }) => current?.contains(target));
    // The box would cover the focused element.
    if (!isInside) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('focusin', (event) => onFocusIn(event), { signal });
    return () => controller.abort();
  }, [open]);
}
