import type { ReactNode } from 'react';

export interface TagProps {
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
export function Tag({ children }: TagProps) {
  return (
    <span className="block text-label font-semibold wrap-anywhere text-pine in-data-[on=dark]:text-sun">
      {children}
    </span>
  );
}
