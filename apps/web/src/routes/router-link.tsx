import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

/**
 * The link that `packages/ui` is given: pages change without loading anew. Made of the router's own handler and not of
 * its `Link`, which brings the prefetching of a framework with it.
 */
export function RouterLink({
  href,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  const go = useLinkClickHandler(href, rest.target ? { target: rest.target } : {});
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  };
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  );
}
