import { useEffect, useState } from 'react';

import { usePageData } from '../render/page-data.ts';

/** The current time, updated every minute. A page that the server rendered starts from the time of its rendering. */
export function useNow(): Date {
  const data = usePageData();
  const [now, setNow] = useState(() => (data ? new Date(data.renderedAt) : new Date()));
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
