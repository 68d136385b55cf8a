import type { ReactNode } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface TagProps extends LayoutProps, AttributesOf<'span'> {
  /** One or two words. */
  children: ReactNode;
}

/**
 * The topic of a card, above its title.
 */
export function Tag({ className, ...attributes }: TagProps) {
  return (
    <span
      {...attributes}
      className={classNames(
        'block text-label font-semibold wrap-anywhere text-pine in-data-[on=dark]:text-sun',
        className,
      )}
    />
  );
}
