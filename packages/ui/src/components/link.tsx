import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
} from 'react';

import { type ButtonSize, buttonStyle } from '../lib/button-style.ts';

/** What the link of an app's router is given: the attributes of an anchor, its address within the site. */
export type RoutedLinkProps = ComponentPropsWithRef<'a'> & { href: string };

const anchor = ({ children, ...attributes }: RoutedLinkProps) => <a {...attributes}>{children}</a>;

/** Draws a link within the site. A function and not the component, so that `Link` never makes one while it renders. */
const DrawLink = createContext(anchor);

export interface LinkProviderProps {
  /** Renders a link within the site: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<RoutedLinkProps>;
  children: ReactNode;
}

/** Injects an app's router link, once, for every `Link` below. Without it links are plain anchors. */
export function LinkProvider({ component: RouterLink, children }: LinkProviderProps) {
  const draw = useCallback((attributes: RoutedLinkProps) => <RouterLink {...attributes} />, [RouterLink]);
  return <DrawLink value={draw}>{children}</DrawLink>;
}

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'style'> {
  href: string;
  children: ReactNode;
  /**
   * `inline` in text, `plain` without looks of its own (dress it with `className`), `button` and
   * `button-secondary` for a place to go that deserves the look of a `Button`.
   */
  variant?: 'inline' | 'plain' | 'button' | 'button-secondary';
  /** Of the two button variants: 52 px or 44 px high. */
  size?: ButtonSize;
  /** Of the two button variants: as wide as what it stands in. */
  fullWidth?: boolean;
}

const inlineStyle = [
  'rounded-sm font-[650] text-pine underline underline-offset-4 hover:text-pine-deep',
  'in-data-[on=dark]:text-on-dark in-data-[on=dark]:hover:text-paper',
].join(' ');
const looks = {
  inline: { style: inlineStyle, state: undefined },
  plain: { style: '', state: undefined },
  button: { style: buttonStyle, state: 'primary' },
  'button-secondary': { style: buttonStyle, state: 'secondary' },
} as const;

/** Goes somewhere. Addresses of the site go through the app's router; `mailto:`, `tel:`, `http` and `#` never do. */
export function Link({
  variant = 'inline',
  size = 'medium',
  fullWidth,
  className = '',
  ...attributes
}: LinkProps) {
  const drawOfSite = useContext(DrawLink);
  const isOfSite = /^\/(?!\/)/.test(attributes.href) && attributes.download === undefined;
  const draw = isOfSite ? drawOfSite : anchor;
  const { style, state } = looks[variant];
  const states = state && {
    'data-variant': state,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
  return draw({ ...attributes, ...states, className: `${style} ${className}`.trim() || undefined });
}
