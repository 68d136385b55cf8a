import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the focus to the heading of the page after client-side navigation, as a browser does when it loads a document. */
export function useFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (pathname === previous.current) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [pathname]);
}
