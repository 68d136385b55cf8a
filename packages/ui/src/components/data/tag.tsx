import type { ReactNode } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface TagProps extends LayoutProps {
  /** One or two words. */
  children: ReactNode;
}

/**
 * The topic of a card, above its title.
 *
 * - **Use**: for the topic of a card, above its title.
 * - **Instead**: for a state use `StatusText`.
 * - **Content**: one or two words, as written by the editors.
 * - **Keyboard**: has no controls.
 * - **Screen readers**: read as plain text before the title.
 */
export function Tag({ children, className }: TagProps) {
  return (
    <span
      className={classNames(
        'block text-label font-semibold wrap-anywhere text-pine in-data-[on=dark]:text-sun',
        className,
      )}
    >
      {children}
    </span>
  );
}
