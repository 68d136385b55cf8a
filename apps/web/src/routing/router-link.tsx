import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

import { prefetchPage } from './prefetch-page.ts';

/**
 * The link that `packages/ui` renders in this app: it changes the page without loading a document. What the page needs
 * is loaded when the pointer, a finger or the focus comes to the link.
 */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  const prefetch = () => prefetchPage(href);
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
