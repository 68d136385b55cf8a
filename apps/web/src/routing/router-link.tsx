import { type AnchorHTMLAttributes, type Ref, useTransition } from 'react';
import { Link } from 'react-router-dom';

import { preparePage, prefetchPage } from './prefetch-page.ts';

/**
 * The link that `packages/ui` renders in this app: it changes the page without loading a document. What the page needs
 * is loaded when the focus comes to the link. When the pointer or a finger does, a page to read is rendered as well. A
 * link that was followed shows so at once, until its page is there.
 */
export function RouterLink({
  href,
  onClick,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  // React ends all transitions of one event together: this one lasts as long as the router's, which changes the page.
  const [isOpening, follow] = useTransition();
  const prepare = () => void preparePage(href);
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      data-opening={isOpening || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(() => {});
      }}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={() => void prefetchPage(href)}
    />
  );
}
