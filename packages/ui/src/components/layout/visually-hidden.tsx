import type { HTMLAttributes } from 'react';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> {}

/**
 * Text for screen readers only. It is invisible and does not affect the layout.
 *
 * - **Use**: for words that the layout makes clear to those who see it.
 * - **Instead**: prefer text that everyone sees.
 * - **Content**: a complete phrase.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: read in the order of the document.
 */
export function VisuallyHidden(attributes: VisuallyHiddenProps) {
  return <span {...attributes} className="sr-only" />;
}
