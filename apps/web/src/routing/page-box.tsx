import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

import { markLaidOut } from './next-page.ts';
import { scrollToStart } from './use-focus-and-scroll.ts';

interface PageBoxProps {
  location: Location;
  /** Whether the page is ahead of its visit, in a hidden `Activity`. */
  isAhead: boolean;
  isOnScreen: boolean;
  children: ReactNode;
}

/** The box of a page. The one of a page that is not on screen keeps its layout, and takes no room. */
export function PageBox({ location, isAhead, isOnScreen, children }: PageBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutAhead(box, location, isAhead);
  useLayoutEffect(() => {
    if (isAhead && isOnScreen && box.current) scrollToStart(location.hash, box.current);
  }, [isAhead, isOnScreen, location]);
  return (
    <div ref={box} style={isOnScreen ? undefined : { contentVisibility: 'hidden' }}>
      {children}
    </div>
  );
}

/**
 * Lets the browser lay out a page ahead of its visit. A hidden `Activity` is not displayed, so it has no layout; here
 * the box hides it instead.
 */
function useLayoutAhead(box: RefObject<HTMLElement | null>, location: Location, isAhead: boolean): void {
  useLayoutEffect(() => {
    const page = box.current;
    if (!isAhead || !page || !CSS.supports('content-visibility', 'hidden')) return undefined;
    // React adds what is hidden when it has nothing else to do.
    const observer = new MutationObserver(() => {
      for (const child of page.children)
        if (child instanceof HTMLElement) child.style.removeProperty('display');
      whenIdle(() => {
        // Asking for a size is what makes the browser lay it out.
        page.firstElementChild?.getBoundingClientRect();
        markLaidOut(location);
      });
    });
    observer.observe(page, { childList: true });
    return () => observer.disconnect();
  }, [box, location, isAhead]);
}

/** Safari has no idle callback. */
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 100);
