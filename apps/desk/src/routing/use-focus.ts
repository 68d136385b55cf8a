import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus to the heading of the page after client-side navigation, as a browser does when it loads a document.
 * An address that ends with an element, such as `#article-title`, leaves it there.
 */
export function useFocus(): void {
  const { hash, pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (pathname === previous.current) return;
    previous.current = pathname;
    if (document.getElementById(hash.slice(1))?.contains(document.activeElement)) return;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [hash, pathname]);
}
