'use client';

import { cloneElement, isValidElement, type MouseEvent, type ReactNode } from 'react';

import { type ButtonSize, buttonStyle, dangerStyle } from '../../lib/button-style.ts';
import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { useWords } from '../../words/words-provider.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface ButtonProps extends LayoutProps, AttributesOf<'button', 'onClickCapture'> {
  /** The button's text, or with `asChild` one element that has it. */
  children: ReactNode;
  /**
   * Emphasis. `primary` is filled and used once per screen, `secondary` is outlined, `quiet` looks like a link,
   * `danger` deletes: it is outlined in the color of mistakes.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** Height: `medium` is 52 px, `small` 44 px. */
  size?: ButtonSize;
  /** Whether its action is in progress: it keeps name, focus and width, ignores clicks and announces 'Loading' once. */
  pending?: boolean;
  /** Fills the width of its container. */
  fullWidth?: boolean;
  /**
   * Gives its look and its pending state to the child, for example the link of another router, in place of a
   * `<button>`. The child's own props, handlers and `ref` win. `type` and `disabled` do not apply to it.
   */
  asChild?: boolean;
  /** `submit` submits the form around it. */
  type?: 'button' | 'submit';
  /** Cannot be focused or activated. Prefer `aria-disabled`, which can say why. */
  disabled?: boolean | undefined;
  /** Looks disabled but stays focusable, and `onClick` is called, for example to explain why it is unavailable. */
  'aria-disabled'?: boolean | undefined;
}

// The capture phase comes before the handlers of the button and of a child. Enter in a field clicks the form's submit
// button, so this prevents submission by keyboard as well.
function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Props of an element that a button can give its look to. */
interface ChildProps {
  children?: ReactNode;
  className?: string | undefined;
}

function contentOf(text: ReactNode, pending = false) {
  return (
    <>
      {/* Transparent instead of hidden, because hidden text would not be part of the accessible name. */}
      <span className={pending ? 'opacity-0' : 'contents'}>{text}</span>
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </>
  );
}

/**
 * Triggers an action. For navigation use `Link`, which can look like a button, or `asChild` with the link of another
 * router.
 */
export function Button({
  children,
  variant = 'primary',
  size = 'medium',
  pending,
  fullWidth,
  asChild,
  type = 'button',
  className,
  ...attributes
}: ButtonProps) {
  const { loading } = useWords('library');
  const child = asChild && isValidElement<ChildProps>(children) ? children : undefined;
  const own = { ...attributes, ...child?.props };
  const state = {
    ...own,
    'aria-disabled': pending || own['aria-disabled'] || undefined,
    'data-variant': variant,
    'data-size': size,
    'data-pending': pending || undefined,
    'data-full-width': fullWidth || undefined,
    className: classNames(buttonStyle, variant === 'danger' && dangerStyle, className, child?.props.className),
    onClickCapture: pending ? ignore : undefined,
  };

  return (
    <>
      {child ? (
        cloneElement(child, state, contentOf(child.props.children, pending))
      ) : (
        <button {...state} type={type === 'submit' ? 'submit' : 'button'}>
          {contentOf(children, pending)}
        </button>
      )}
      {pending !== undefined && <VisuallyHidden aria-live="polite">{pending && loading}</VisuallyHidden>}
    </>
  );
}
