'use client';

import { type ComponentPropsWithRef, type ComponentType, createContext, type ReactNode, useCallback } from 'react';

/** Texts that a link passes to the next page outside of its address, by name. */
export type LinkState = Readonly<Record<string, string>>;

/** Props of an app's router link: the attributes of an anchor, with an address within the site. */
export type RoutedLinkProps = ComponentPropsWithRef<'a'> & { href: string; state?: LinkState | undefined };

/** Renders a plain anchor, which passes no state on. */
export const renderAnchor = (link: RoutedLinkProps) => {
  const { children, state: _, ...attributes } = link;
  return <a {...attributes}>{children}</a>;
};

/** Renders a link within the site. A render function, so that `Link` does not create a component while rendering. */
export const RenderLink = createContext(renderAnchor);

/** Where a file of the site, such as `/bills/7`, is downloaded from. Empty for the site's own origin. */
export const FileOrigin = createContext('');

export interface LinkProviderProps {
  /** Renders a link within the site: `({ href, ...rest }) => <RouterLink to={href} {...rest} />`. */
  component: ComponentType<RoutedLinkProps>;
  /** The origin of files to download, such as `https://api.example.org`. The site's own by default. */
  fileOrigin?: string;
  /** The app. */
  children: ReactNode;
}

/**
 * Provides an app's router link to every `Link` below. Without it, links are plain anchors.
 */
export function LinkProvider({ component: RouterLink, fileOrigin = '', children }: LinkProviderProps) {
  const render = useCallback((attributes: RoutedLinkProps) => <RouterLink {...attributes} />, [RouterLink]);
  return (
    <RenderLink value={render}>
      <FileOrigin value={fileOrigin}>{children}</FileOrigin>
    </RenderLink>
  );
}
