'use client';

import { type RefCallback, useCallback, useState } from 'react';

/** Returns a ref, and whether its element is at least partly in the viewport. False until it is first observed. */
export function useOnScreen<T extends Element>(): [ref: RefCallback<T>, onScreen: boolean] {
  const [onScreen, setOnScreen] = useState(false);
  const ref = useCallback((element: T | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, onScreen];
}
