import type { HTMLAttributes } from 'react';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {}

/**
 * Text for screen readers only. It is invisible and does not affect the layout.
 */
export function VisuallyHidden(attributes: VisuallyHiddenProps) {
  return <span {...attributes} className="sr-only" />;
}
