import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { Icon } from '../media/icon.tsx';

export interface FieldErrorProps extends LayoutProps, AttributesOf<'p'> {
  /** Id that the control refers to as its description. */
  id: string;
  /** The error, as a sentence. Without it nothing is rendered. */
  children?: string | undefined;
}

/** The error below a control. An icon beside it distinguishes it from a hint without color. */
export function FieldError({ children, className, ...attributes }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p {...attributes} className={classNames('mt-1.5 flex gap-1.5 text-small text-failed', className)}>
      <Icon name="invalid" className="h-lh w-4.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
