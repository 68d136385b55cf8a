'use client';

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed, in time to render the printed content. Listens only if `enabled`. */
export function usePrinting(enabled: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      setPrinting(false);
    };
  }, [enabled]);
  return printing;
}
