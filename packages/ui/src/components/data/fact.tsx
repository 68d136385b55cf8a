import type { ComponentPropsWithRef, ReactNode } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface FactProps
  extends LayoutProps, Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'> {
  /** What the value is. */
  name: string;
  /** The value. */
  children: ReactNode;
}

/** A name and its value, in a `FactList`. */
export function Fact({ name, children, className, ...attributes }: FactProps) {
  return (
    <div
      {...attributes}
      className={classNames(
        'min-w-0 group-data-[variant=rows]/facts:border-t group-data-[variant=rows]/facts:border-line group-data-[variant=rows]/facts:py-3 group-data-[variant=rows]/facts:tablet:grid group-data-[variant=rows]/facts:tablet:grid-cols-[9rem_1fr] group-data-[variant=rows]/facts:tablet:items-baseline group-data-[variant=rows]/facts:tablet:gap-5 group-data-[variant=rows]/facts:print:grid group-data-[variant=rows]/facts:print:grid-cols-[9rem_1fr] group-data-[variant=rows]/facts:print:items-baseline group-data-[variant=rows]/facts:print:gap-5 group-data-[variant=rows]/facts:print:py-2',
        className,
      )}
    >
      <dt className="text-label text-ink-soft group-data-[variant=rows]/facts:text-small">{name}</dt>
      <dd className="min-w-0 wrap-anywhere group-data-[variant=rows]/facts:font-medium">{children}</dd>
    </div>
  );
}
