'use client';

import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

import { useDismissal } from '../lib/use-dismissal.ts';

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
  const close = () => void list.current?.togglePopover(false);
  useEffect(() => setOpen(list.current?.matches(':popover-open') ?? false), []);
  useDismissal({ open, close, box: list, button });
  return { open, close, list, button, onBeforeToggle: (event) => setOpen(event.newState === 'open') };
}
