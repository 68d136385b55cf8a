/** Props of a component that a layout places. */
export interface LayoutProps {
  /** Utility classes for its position in a layout, such as a margin. They do not change its look. */
  className?: string | undefined;
}

/** Joins classes. Returns `undefined` if there are none. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
