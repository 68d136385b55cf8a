import { type AnchorHTMLAttributes, type Ref, useState, useTransition } from 'react';
import { useLinkClickHandler } from 'react-router-dom';

import { getNextPage, showNextPage } from './next-page.ts';
import { preparePage, prefetchPage } from './prefetch-page.ts';

/** Unmarks the link that was followed last. */
let unmark = () => {};

/**
 * The link that `packages/ui` renders in this app: it changes the page without loading a document. What the page needs
 * is loaded when the focus comes to the link. When the pointer or a finger does, a page to read is rendered as well, so
 * that following the link shows it at once. Otherwise the link shows that it was followed, until its page is there or
 * another link is followed.
 */
export function RouterLink({
  href,
  onClick,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> | undefined }) {
  const navigate = useLinkClickHandler(href);
  // React ends all transitions of one event together: this one lasts as long as the router's, which changes the page.
  const [isOpening, wait] = useTransition();
  const [isLast, setIsLast] = useState(false);
  const prepare = () => void preparePage(href);
  return (
    <a
      {...rest}
      href={href}
      data-opening={(isOpening && isLast) || undefined}
      onClick={(event) => {
        onClick?.(event);
        // The router cannot be reached yet from a page that is shown in advance. The browser follows its links itself.
        if (event.defaultPrevented || getNextPage()?.isShown) return;
        navigate(event);
        const isNewTab = !event.defaultPrevented;
        if (isNewTab) return;
        unmark();
        if (showNextPage(href)) return;
        unmark = () => setIsLast(false);
        setIsLast(true);
        wait(() => {});
      }}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={() => void prefetchPage(href)}
    >
      {children}
    </a>
  );
}
