'use client';

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { type ButtonSize, buttonStyle } from '../../lib/button-style.ts';
import { classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useLibraryWords } from '../../words/library.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface ButtonProps
  extends LayoutProps, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** The button's text. */
  children: ReactNode;
  /** Emphasis. `primary` is filled and used once per screen, `secondary` is outlined, `quiet` looks like a link, `danger` deletes. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height: `medium` is 52 px, `small` 44 px. */
  size?: ButtonSize;
  /** Whether its action is in progress: it keeps name, focus and width, ignores clicks and announces 'Loading' once. */
  pending?: boolean;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit';
  /** Cannot be focused or activated. Prefer `aria-disabled`, which can say why. */
  disabled?: boolean | undefined;
  /** Looks disabled but stays focusable, and `onClick` is called, for example to explain why it is unavailable. */
  'aria-disabled'?: boolean | undefined;
}

/**
 * Triggers an action. For navigation use `Link`, which can look like a button.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  pending,
  fullWidth,
  type = 'button',
  onClick,
  className,
  ...attributes
}: ButtonProps) {
  const { loading } = useLibraryWords();
  // Enter in a field clicks the form's submit button, so this prevents submission by keyboard as well.
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  }

  return (
    <>
      <button
        {...attributes}
        type={type === 'submit' ? 'submit' : 'button'}
        aria-disabled={pending || attributes['aria-disabled'] || undefined}
        data-variant={variant}
        data-size={size}
        data-pending={pending || undefined}
        data-full-width={fullWidth || undefined}
        className={classNames(buttonStyle, className)}
        onClick={click}
      >
        {/* Transparent instead of hidden, because hidden text would not be part of the accessible name. */}
        <span className={pending ? 'opacity-0' : 'contents'}>{children}</span>
        {pending && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {pending !== undefined && <VisuallyHidden aria-live="polite">{pending && loading}</VisuallyHidden>}
    </>
  );
}
