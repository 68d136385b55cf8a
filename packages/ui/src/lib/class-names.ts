/** Props of a component that a layout places. */
export interface LayoutProps {
  /**
   * Classes for the position in a layout, such as a margin or a grid area, on the root element. They follow the
   * component's own classes and do not replace them: use variants and tokens for the look.
   */
  className?: string | undefined;
}

/** Joins classes. Returns `undefined` if there are none. */
export const classNames = (...names: readonly (string | false | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
