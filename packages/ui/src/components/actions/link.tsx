'use client';

import { type ReactNode, useContext } from 'react';

import { type ButtonSize, buttonStyle } from '../../lib/button-style.ts';
import { type AttributesOf, classNames, type LayoutProps } from '../../lib/class-names.ts';
import { FileOrigin, type LinkState, renderAnchor, RenderLink } from './link-provider.tsx';

interface LinkAttributes extends LayoutProps, AttributesOf<'a'> {
  /** Address. One that starts with a single `/` goes through the app's router, unless `download` is set. */
  href: string;
  /** Passed to the next page by the app's router, and not part of the address. */
  state?: LinkState | undefined;
  /** The link's text. */
  children: ReactNode;
  /**
   * `inline` is for links in text, `plain` is unstyled (use `className`), `button` and `button-secondary` look like
   * a `Button`.
   */
  variant?: 'inline' | 'plain' | 'button' | 'button-secondary';
  /** Height of the button variants: `medium` is 52 px, `small` 44 px. */
  size?: ButtonSize;
  /** Makes a button variant fill the width of its container. */
  fullWidth?: boolean;
  /** Downloads the address, under this file name if it is a text. */
  download?: string | boolean | undefined;
}

/** Only the button variants take `size` and `fullWidth`. */
export type LinkProps = LinkAttributes &
  ({ variant?: 'inline' | 'plain'; size?: never; fullWidth?: never } | { variant: 'button' | 'button-secondary' });

const inlineStyle = [
  'rounded-text font-strong text-pine underline underline-offset-4 hover:text-pine-deep',
  'in-data-[on=dark]:text-on-dark in-data-[on=dark]:hover:text-paper',
].join(' ');
const variants = {
  inline: { style: inlineStyle, state: undefined },
  plain: { style: '', state: undefined },
  button: { style: buttonStyle, state: 'primary' },
  'button-secondary': { style: buttonStyle, state: 'secondary' },
} as const;

/**
 * Navigates to an address. Addresses within the site go through the app's router; all others are plain
 * anchors.
 */
export function Link({ variant = 'inline', size = 'medium', fullWidth, className, ...attributes }: LinkProps) {
  const renderSiteLink = useContext(RenderLink);
  const fileOrigin = useContext(FileOrigin);
  const isSiteAddress = /^\/(?!\/)/.test(attributes.href);
  const isFile = attributes.download !== undefined;
  const render = isSiteAddress && !isFile ? renderSiteLink : renderAnchor;
  const href = isSiteAddress && isFile ? fileOrigin + attributes.href : attributes.href;
  const { style, state } = variants[variant];
  const states = state && {
    'data-variant': state,
    'data-size': size,
    'data-full-width': fullWidth || undefined,
  };
  // The fragment lets docgen recognize a component.
  return <>{render({ ...attributes, href, ...states, className: classNames(style, className) })}</>;
}
