import { useEffect, useState } from 'react';

import { useRenderedAt } from '../render/rendered.ts';

/** The current time, updated every minute. A rendered page starts from the time of its rendering. */
export function useNow(): Date {
  const renderedAt = useRenderedAt();
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()));
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
