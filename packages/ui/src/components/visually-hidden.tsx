import type { HTMLAttributes } from 'react';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {
  /** The element that is made, where its meaning matters. */
  as?: 'span' | 'p' | 'h2' | 'h3' | 'h4';
}

/** Text for screen readers only: it takes no room and cannot be seen. */
export function VisuallyHidden({ as: Element = 'span', ...attributes }: VisuallyHiddenProps) {
  return <Element {...attributes} className="sr-only" />;
}
