import type { AttributesOf } from '../../lib/class-names.ts';

export interface VisuallyHiddenProps extends AttributesOf<'span'> {}

/**
 * Text for screen readers only. It is invisible and does not affect the layout.
 */
export function VisuallyHidden(attributes: VisuallyHiddenProps) {
  return <span {...attributes} className="sr-only" />;
}
