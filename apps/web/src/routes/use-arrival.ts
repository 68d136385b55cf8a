import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * What a browser does by itself when a page loads, for pages that change without loading: a new page starts at
 * its top or at the section that its address names, with the focus on its main content so that keyboards and
 * screen readers start there. Going back is left to the browser, which knows where one was.
 */
export function useArrival(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  // The panes of the dashboard are pages too, and tell themselves apart by their search.
  const page = pathname + search;
  const last = useRef({ page, key });
  useEffect(() => {
    // Each arrival has a key of its own, also where the address stays: a link to a section leads there every time.
    const { page: from, key: oldKey } = last.current;
    last.current = { page, key };
    if (key === oldKey) return;
    const section = sectionNamed(hash);
    if (section) section.scrollIntoView();
    else if (type !== NavigationType.Pop) window.scrollTo(0, 0);
    if (page !== from && !focusIsOnPage()) document.querySelector('main')?.focus({ preventScroll: true });
  }, [page, hash, key, type]);
}

/** The element that the end of an address names; none for an end that is wrongly encoded. */
function sectionNamed(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Whether the focus survived the change of page, as it does on a menu that stays. */
function focusIsOnPage(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
