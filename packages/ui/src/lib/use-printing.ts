import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed; true in time for the first sheet. Listens only where `wanted`. */
export function usePrinting(wanted: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!wanted) return undefined;
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      setPrinting(false);
    };
  }, [wanted]);
  return printing;
}
