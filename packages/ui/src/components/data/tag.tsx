import type { ReactNode } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface TagProps extends LayoutProps {
  /** One or two words. */
  children: ReactNode;
}

/**
 * The topic of a card, above its title.
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
