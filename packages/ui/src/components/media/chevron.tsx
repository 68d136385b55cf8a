import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export type ChevronProps = LayoutProps;

/**
 * An arrow that points down, in the color of the text. Its parent rotates it.
 *
 * - **Use**: inside a control that opens or closes something.
 * - **Instead**: for a link to another page use words alone.
 * - **Content**: say in words what opens.
 * - **Keyboard**: has no controls; the control around it has them.
 * - **Screen readers**: hidden, because the control says whether it is open.
 */
export function Chevron({ className }: ChevronProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className={classNames('size-4 fill-none stroke-current stroke-2', className)}
    >
      <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
