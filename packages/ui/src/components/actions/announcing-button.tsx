'use client';

import { useState } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';
import { Button, type ButtonProps } from './button.tsx';

export interface AnnouncingButtonProps
  extends
    LayoutProps,
    Omit<ButtonProps, 'variant' | 'size' | 'asChild' | 'children' | 'type' | 'onClick' | 'aria-label'> {
  /** The button's text. */
  children: string;
  /** The name for screen readers, if the text is that of several buttons. It begins with the text. */
  label?: string | undefined;
  /** Does the work and resolves to the message to announce, or to an empty string for none. */
  onAction: () => Promise<string>;
}

/**
 * A small button whose outcome shows nowhere else on the page: it displays and announces a message beside
 * itself.
 */
export function AnnouncingButton({ children, label, onAction, className, ...button }: AnnouncingButtonProps) {
  const [message, setMessage] = useState('');

  // Clear it first, so that screen readers announce the same message again.
  async function announce() {
    setMessage('');
    setMessage(await onAction());
  }

  return (
    <span
      className={classNames('inline-flex max-w-full flex-wrap items-center gap-x-3 gap-y-1 print:hidden', className)}
    >
      <Button {...button} variant="secondary" size="small" aria-label={label} onClick={() => void announce()}>
        {children}
      </Button>
      <output className="min-w-0 text-small text-ink-soft empty:-ms-3">{message}</output>
    </span>
  );
}
