import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element is in sight, at least partly, and the ref to put on it. No before it has been seen. */
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
