'use client';

import { createContext } from 'react';

import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';

/** The variant of the `FactList` around a `Fact`. */
export const FactVariant = createContext<'rows' | 'columns' | undefined>(undefined);

export interface FactListProps extends LayoutProps, AttributesOf<'dl'> {
  /**
   * `rows` has a line above each fact, and the value beside its name where there is room. `columns` is denser: as many
   * columns as have room.
   */
  variant?: 'rows' | 'columns';
}

const layouts = {
  rows: 'grid-cols-[repeat(auto-fit,minmax(min(100%,max(22rem,40%)),1fr))] gap-x-12',
  columns: 'grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-x-6 gap-y-4 text-small',
};

/** Names and values that belong to one thing. Its children are `Fact`s. */
export function FactList({ variant = 'rows', className, ...attributes }: FactListProps) {
  return (
    <FactVariant value={variant}>
      <dl {...attributes} data-variant={variant} className={classNames('grid', layouts[variant], className)} />
    </FactVariant>
  );
}
