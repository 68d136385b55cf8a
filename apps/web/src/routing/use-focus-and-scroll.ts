import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { getNextPage } from './next-page.ts';

/**
 * Moves focus and scroll after client-side navigation, as a browser does when it loads a document. A new page starts
 * at the top, or at the section in the address's fragment, with the focus on its main content; a pane of the dashboard
 * has it on its heading, also when the menu that it was chosen from is still there. Going back keeps the scroll position
 * that the browser restores.
 */
export function useFocusAndScroll(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  // Panes of the dashboard count as pages, and some differ only in the query.
  const page = pathname + search;
  const previous = useRef({ page, key });
  useEffect(() => {
    // Every navigation has a new key, even to the same address: following a link to a section scrolls again.
    const { page: previousPage, key: previousKey } = previous.current;
    previous.current = { page, key };
    if (key === previousKey) return;
    // One that was shown in advance may have been scrolled since.
    const wasAtStart = getNextPage()?.isShown === true;
    if (!wasAtStart && (type !== NavigationType.Pop || findSection(hash))) scrollToStart(hash);
    if (page !== previousPage) focusPage();
  }, [page, hash, key, type]);
}

/** Scrolls to where a page starts: at the section in its address's fragment, or at the top. */
export function scrollToStart(hash: string, page?: ParentNode): void {
  const section = findSection(hash, page);
  if (section) section.scrollIntoView();
  else window.scrollTo(0, 0);
}

/** The element with the id in a fragment; `null` for a fragment that is empty or wrongly encoded. */
function findSection(hash: string, page: ParentNode = document): Element | null {
  try {
    return page.querySelector(`#${CSS.escape(decodeURIComponent(hash.slice(1)))}`);
  } catch {
    return null;
  }
}

function focusPage(): void {
  const heading = document.querySelector<HTMLElement>('h1[tabindex]');
  const target = heading ?? (hasFocus() ? null : document.querySelector('main'));
  target?.focus({ preventScroll: true });
}

/** Whether an element still has the focus, such as a link in a menu that is on both pages. */
function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
