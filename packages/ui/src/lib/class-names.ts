import type { ComponentPropsWithRef, JSX } from 'react';

/** Props of a component that a layout places. */
export interface LayoutProps {
  /** Utility classes for its position in a layout, such as a margin. They do not change its look. */
  className?: string | undefined;
}

/** Attributes that a component passes on to an element, without those that are its own. */
export type AttributesOf<Element extends keyof JSX.IntrinsicElements, Own extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  'className' | 'style' | Own
>;

/** Joins classes. Returns `undefined` if there are none. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
