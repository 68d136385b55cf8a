import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface FieldErrorProps extends LayoutProps {
  /** Id that the control refers to as its description. */
  id: string;
  /** What is wrong, as a sentence. Without it nothing is rendered. */
  children?: string | undefined;
}

/**
 * The error below a control. An icon beside it distinguishes it from a hint without color.
 *
 * - **Use**: to build a new kind of field.
 * - **Instead**: in a form use `Field` and its relatives; for the outcome of a form use `FormNotice`.
 * - **Content**: a sentence that says how to fix it.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: read as the description of its control; the icon is hidden.
 */
export function FieldError({ id, children, className }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p id={id} className={classNames('mt-1.5 flex gap-1.5 text-small text-failed', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        className="h-lh w-4.5 shrink-0"
      >
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 7v6m0 4v.01" />
      </svg>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
