import * as Radix from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';

import { useReturnFocus } from '../lib/use-return-focus.ts';
import { CloseButton } from './close-button.tsx';

export interface DialogProps {
  open: boolean;
  /** Hears `false` when the visitor closes it: by the cross, by Escape or beside it. */
  onOpenChange?: (open: boolean) => void;
  title: string;
  /** A sentence below the title, read with it. */
  description?: string;
  /** `false` for what cannot be left but by what it offers: no cross, and Escape does nothing. */
  dismissible?: boolean;
  children: ReactNode;
}

/**
 * Asks for attention in front of the page, which is inert meanwhile. The focus goes in and, at the end, back to
 * where it was. What is chosen inside closes it only by way of `open`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  dismissible = true,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const stay = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        {/* The backdrop scrolls, and the dialog in it, so that a screen of 320 × 256 shows all of it. */}
        <Radix.Overlay className="fixed inset-0 z-50 grid overflow-y-auto overscroll-contain bg-pine-deep/70 p-4 transition-opacity duration-act starting:opacity-0">
          <Radix.Content
            {...returnFocus}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onEscapeKeyDown={stay}
            onPointerDownOutside={stay}
            onInteractOutside={stay}
            className="relative m-auto w-full max-w-sheet rounded-pane bg-paper p-6 text-ink focus:outline-none tablet:p-8"
          >
            <div className="flex items-start justify-between gap-4">
              <Radix.Title className="text-heading">{title}</Radix.Title>
              {dismissible && (
                <div className="-mt-2 -mr-2">
                  <Radix.Close asChild>
                    <CloseButton />
                  </Radix.Close>
                </div>
              )}
            </div>
            {description && (
              <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
            )}
            <div className="mt-6">{children}</div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
