'use client';

import { useEffect, useState } from 'react';

const secondsUntil = (instant: number) => Math.max(0, Math.ceil((instant - Date.now()) / 1000));

/** Returns the whole seconds until `instant` (milliseconds since the epoch), counted down to 0 by the system clock. */
export function useCountdown(instant: number): number {
  const [counted, setCounted] = useState({ instant, seconds: secondsUntil(instant) });
  const seconds = counted.instant === instant ? counted.seconds : secondsUntil(instant);
  const over = seconds === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setCounted({ instant, seconds: secondsUntil(instant) }), 1000);
    return () => clearInterval(timer);
  }, [instant, over]);
  return seconds;
}
