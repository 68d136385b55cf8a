import { Button, CloseButton, Link, useWords } from '@hearthlight/ui';
import { useEffect, useEffectEvent, useState } from 'react';

import type { ToastEntry } from './use-toast.ts';

/** Milliseconds until it goes. They begin anew when pointer and focus have left it. */
const shownFor = 20_000;

export interface ToastProps extends ToastEntry {
  /** Called by 'Close', after an undo, and after twenty seconds without pointer or focus. */
  onClose: () => void;
}

/** A message about the last action, with a button that undoes it. The focus stays where the work is. */
export function Toast({ text, link, next, onUndo, onClose }: ToastProps) {
  const words = useWords('desk');
  const [isHeld, setHeld] = useState(false);
  const [state, setState] = useState<'done' | 'pending' | 'failed'>('done');
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld || state === 'pending') return undefined;
    const timer = setTimeout(() => close(), shownFor);
    return () => clearTimeout(timer);
  }, [isHeld, state]);
  async function undo() {
    setState('pending');
    if (await onUndo?.()) onClose();
    else setState('failed');
  }
  return (
    <div
      className="pointer-events-auto flex max-w-text flex-wrap items-center gap-x-4 gap-y-1 rounded-control border border-line bg-paper py-2 ps-4 pe-2 shadow-raised"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span dir="auto" className="min-w-0 flex-1 basis-48 wrap-anywhere">
        {state === 'failed' ? words.undoFailed : text}
      </span>
      {link && (
        <Link href={link.href} target="_blank" className="tap-target min-w-11">
          {link.label}
        </Link>
      )}
      {next && (
        <Link href={next.href} variant="button-secondary" size="small" onClick={onClose}>
          {next.label}
        </Link>
      )}
      {onUndo && (
        <Button variant="secondary" size="small" pending={state === 'pending'} onClick={() => void undo()}>
          {words.undo}
        </Button>
      )}
      <CloseButton onClick={onClose} />
    </div>
  );
}
