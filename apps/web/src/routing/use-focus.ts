import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Moves the focus after client-side navigation, as a browser does when it loads a document: to the heading of a
 * dashboard pane, otherwise to the main content unless an element that is on both pages has the focus.
 */
export function useFocus(): void {
  const { pathname, search } = useLocation();
  // Panes of the dashboard count as pages, and some differ only in the query.
  const page = pathname + search;
  const previous = useRef(page);
  useEffect(() => {
    if (page === previous.current) return;
    previous.current = page;
    const heading = document.querySelector<HTMLElement>('h1[tabindex]');
    const target = heading ?? (hasFocus() ? null : document.querySelector('main'));
    target?.focus({ preventScroll: true });
  }, [page]);
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;
