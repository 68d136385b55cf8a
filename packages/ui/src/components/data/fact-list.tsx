import type { ComponentPropsWithRef } from 'react';

import { classNames, type LayoutProps } from '../../lib/class-names.ts';

export interface FactListProps extends LayoutProps, Omit<ComponentPropsWithRef<'dl'>, 'className' | 'style'> {
  /** `rows` has a line above each fact, and the value beside its name where there is room. `columns` is denser. */
  variant?: 'rows' | 'columns';
}

/** Names and values that belong to one thing. Its children are `Fact`s. */
export function FactList({ variant = 'rows', className, ...attributes }: FactListProps) {
  return (
    <dl
      {...attributes}
      data-variant={variant}
      className={classNames(
        'group/facts grid data-[variant=columns]:gap-x-6 data-[variant=columns]:gap-y-4 data-[variant=columns]:text-small data-[variant=columns]:tablet:grid-cols-2 data-[variant=rows]:grid-cols-[repeat(auto-fit,minmax(min(100%,max(22rem,40%)),1fr))] data-[variant=rows]:gap-x-12',
        className,
      )}
    />
  );
}
