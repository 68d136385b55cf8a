import type { RoutedLinkProps } from '@hearthlight/ui';
import { Link } from 'react-router-dom';

/** Links to pages of the desk go through the router. All others leave the desk for the site. */
export function RouterLink({ href, children, ...rest }: RoutedLinkProps) {
  if (href !== '/desk' && !href.startsWith('/desk/'))
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  );
}
