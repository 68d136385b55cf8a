'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useReturnFocus } from '../../lib/use-return-focus.ts';
import { CloseButton } from '../actions/close-button.tsx';

export interface DialogProps extends LayoutProps, AttributesOf<'div', 'title'> {
  /** A button that opens the dialog. With it, the dialog keeps its own state, and `open` is not needed. */
  trigger?: ReactElement;
  /** Whether the dialog is shown, if the page decides it. */
  open?: boolean;
  /**
   * Called with `true` when the trigger opens it, and with `false` when the visitor closes it with the Close button,
   * Escape or a click outside. A click outside does nothing once something was entered.
   */
  onOpenChange?: (open: boolean) => void;
  /** Accessible name, shown as the heading. */
  title: string;
  /** A sentence below the title, which is the accessible description. */
  description?: string;
  /** With `false` there is no Close button, and Escape and clicks outside do nothing. */
  dismissible?: boolean;
  /** The field that has the focus at first, in place of the Close button. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** A decoration above the title. */
  decoration?: ReactNode;
  /**
   * Content, including the actions. An action closes the dialog by setting `open`, or as the child of a `DialogClose`.
   */
  children: ReactNode;
}

/**
 * A modal dialog. The page behind it is inert. The focus moves into the dialog, and back to where it was when
 * it closes.
 */
export function Dialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  dismissible = true,
  initialFocus,
  decoration,
  children,
  className,
  ...attributes
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const hasEntry = useRef(false);
  const onEscape = (event: Event) => {
    if (!dismissible) event.preventDefault();
  };
  const onOutside = (event: Event) => {
    if (!dismissible || hasEntry.current) event.preventDefault();
  };
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        {/* The backdrop scrolls, so that the whole dialog is reachable on a screen of 320 × 256 px. */}
        <Radix.Overlay className="fixed inset-0 z-50 grid overflow-y-auto overscroll-contain bg-pine-deep/70 p-4 transition-opacity duration-act starting:opacity-0">
          <Radix.Content
            {...attributes}
            {...returnFocus}
            onOpenAutoFocus={(event) => {
              returnFocus.onOpenAutoFocus();
              hasEntry.current = false;
              if (!initialFocus?.current) return;
              event.preventDefault();
              initialFocus.current.focus();
            }}
            onInput={() => {
              hasEntry.current = true;
            }}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onEscapeKeyDown={onEscape}
            onPointerDownOutside={onOutside}
            onInteractOutside={onOutside}
            className={classNames(
              'relative m-auto w-full max-w-sheet rounded-pane bg-paper p-6 text-ink focus:outline-none tablet:p-8 forced-colors:border-2',
              className,
            )}
          >
            {decoration}
            <div className="flex items-start justify-between gap-4">
              <Radix.Title data-part="title" className="min-w-0 text-heading wrap-anywhere">
                {title}
              </Radix.Title>
              {dismissible && (
                <div data-part="close-button" className="-me-2 -mt-2">
                  <Radix.Close asChild>
                    <CloseButton />
                  </Radix.Close>
                </div>
              )}
            </div>
            {description && (
              <Radix.Description data-part="description" className="mt-2 text-ink-soft">
                {description}
              </Radix.Description>
            )}
            <div data-part="content" className="mt-6">
              {children}
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
