import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself when a page loads, for pages that change without loading: a new page starts at
 * its top or at the section that its address names, with the focus on its main content so that keyboards and
 * screen readers start there. Going back is left to the browser, which knows where one was.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const last = useRef({ pathname, hash });
  useEffect(() => {
    const { pathname: from, hash: oldHash } = last.current;
    last.current = { pathname, hash };
    if (pathname === from && hash === oldHash) return;
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (section) section.scrollIntoView();
    else if (pathname !== from && type !== NavigationType.Pop) window.scrollTo(0, 0);
    if (pathname !== from && !focusIsOnPage()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, hash, type]);
}

/** Whether the focus survived the change of page, as it does on a menu that stays. */
function focusIsOnPage(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
