'use client';

import * as Radix from '@radix-ui/react-dialog';
import { type MouseEvent, type ReactElement, type ReactNode, useState } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useReturnFocus } from '../../lib/use-return-focus.ts';
import { CloseButton } from '../actions/close-button.tsx';

export interface DrawerProps extends LayoutProps, AttributesOf<'div', 'title' | 'onClick'> {
  /** A button that opens the drawer. With it, the drawer keeps its own state, and `open` is not needed. */
  trigger?: ReactElement;
  /** Whether the drawer is shown, if the page decides it. */
  open?: boolean;
  /**
   * Called with `true` when the trigger opens it, and with `false` on Escape, on a click outside, and when a link or
   * button inside is activated.
   */
  onOpenChange?: (open: boolean) => void;
  /** Accessible name, shown as the heading. */
  title: string;
  /** Content, usually navigation. */
  children: ReactNode;
}

/**
 * A menu that slides in from the start of the line on small screens. Up to 360 px it is as wide as the screen. It
 * closes when a link or button inside is activated, and returns the focus.
 */
export function Drawer({ trigger, open, onOpenChange, title, children, className, ...attributes }: DrawerProps) {
  const returnFocus = useReturnFocus();
  const [ownOpen, setOwnOpen] = useState(false);

  function change(next: boolean) {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  // The Close button is one of the buttons inside.
  function closeOnActivation(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a[href], button')) change(false);
  }
  return (
    <Radix.Root open={open ?? ownOpen} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-pine-deep/60 transition-opacity duration-act starting:opacity-0" />
        <Radix.Content
          {...attributes}
          {...returnFocus}
          aria-describedby={undefined}
          onClick={closeOnActivation}
          className={classNames(
            'fixed inset-y-0 start-0 z-50 w-full overflow-y-auto overscroll-contain bg-paper px-4.5 pb-6 text-ink shadow-raised transition-transform duration-act ease-out focus:outline-none small:w-80 ltr:starting:-translate-x-full rtl:starting:translate-x-full forced-colors:border-e-2',
            className,
          )}
        >
          <div className="sticky top-0 z-10 flex items-center justify-between gap-4 bg-paper py-3">
            <Radix.Title data-part="title" className="px-3 text-heading">
              {title}
            </Radix.Title>
            <CloseButton data-part="close-button" />
          </div>
          <div data-part="content">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
