import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';

import { type ButtonSize, buttonStyle } from '../lib/button-style.ts';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  children: ReactNode;
  /** How much it asks for: `primary` (ember) once on a screen, `secondary` outlined, `quiet` as text. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** 52 px or 44 px high. */
  size?: ButtonSize;
  /** What it started is under way: it keeps name, focus and width, answers no click, and says 'Loading' once. */
  pending?: boolean;
  /** As wide as what it stands in. */
  fullWidth?: boolean;
  type?: 'button' | 'submit';
  /** What cannot be done yet: it looks so, but keeps its focus, and `onClick` says why not. */
  'aria-disabled'?: boolean | undefined;
}

/** Does something. What only goes somewhere is a `Link`, also where it should look like a button. */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  pending,
  fullWidth,
  type = 'button',
  onClick,
  ...attributes
}: ButtonProps) {
  // Enter in a field of the form clicks its submit button, so that this stops it too.
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
        className={buttonStyle}
        onClick={click}
      >
        {/* Transparent and not hidden: hidden words would leave the button's name. */}
        <span className={pending ? 'opacity-0' : 'contents'}>{children}</span>
        {pending && (
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        )}
      </button>
      {pending !== undefined && <VisuallyHidden aria-live="polite">{pending && 'Loading'}</VisuallyHidden>}
    </>
  );
}
