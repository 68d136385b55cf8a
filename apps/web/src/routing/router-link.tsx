import type { RoutedLinkProps } from '@hearthlight/ui';
import { createContext, useContext } from 'react';
import { createPath, Link, matchRoutes, parsePath, useHref, useNavigation } from 'react-router-dom';

import type { PageRoute } from '../routes.tsx';
import { useKeepCampaign } from './chosen-campaign.ts';

/** The routes that links prefetch. */
export const RoutesContext = createContext<PageRoute[]>([]);

/**
 * The link that `packages/ui` renders in this app. It loads the page's code and data when the pointer, a finger or the
 * focus reaches it, and shows that it was followed until the page is there.
 */
export function RouterLink({ href: target, children, ...rest }: RoutedLinkProps) {
  const href = useKeepCampaign()(target);
  const routes = useContext(RoutesContext);
  const { location } = useNavigation();
  const address = useHref(href);
  const prefetch = () => {
    // Set by the server and the first script for a browser that asks for little data.
    if (document.documentElement.dataset['saveData'] !== undefined) return;
    const { pathname = '/' } = parsePath(href);
    for (const { route } of matchRoutes(routes, pathname) ?? []) {
      // A failure shows when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
      route.prefetch?.(pathname);
    }
  };
  return (
    <Link
      {...rest}
      to={href}
      data-opening={(location && createPath(location) === address) || undefined}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    >
      {children}
    </Link>
  );
}
