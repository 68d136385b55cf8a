import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';

import { preparePage, prefetchPage } from './prefetch-page.ts';

/**
 * The link that `packages/ui` renders in this app: it changes the page without loading a document. What the page needs
 * is loaded when the focus comes to the link. When the pointer or a finger does, a page to read is rendered as well.
 */
export function RouterLink({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  const prepare = () => void preparePage(href);
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={() => void prefetchPage(href)}
    />
  );
}
