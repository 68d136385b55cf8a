import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface SpinnerProps extends LayoutProps, AttributesOf<'svg', 'children'> {}

/**
 * A rotating open ring in the color of the surrounding text. It is decorative: say in words what is pending.
 */
export function Spinner({ className, ...attributes }: SpinnerProps) {
  return (
    <svg
      {...attributes}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      className={classNames('size-5 shrink-0 animate-turn', className)}
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.28" />
      <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" strokeLinecap="round" />
    </svg>
  );
}
