'use client';

import { useEffect, useState } from 'react';

/** Returns the current time, updated every minute. A rendered page starts from the time of its rendering (ISO 8601). */
export function useNow(renderedAt?: string): Date {
  const [now, setNow] = useState(() => (renderedAt ? new Date(renderedAt) : new Date()));
  useEffect(() => {
    const update = () => setNow(new Date());
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
