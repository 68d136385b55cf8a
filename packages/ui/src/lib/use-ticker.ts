import { useEffect, useState } from 'react';

import { advanceTicker, startTicker, type TickerRow, untilNextChange } from './ticker-state.ts';

export interface TickerSettings {
  /** How many items go round, at least one. Another number starts anew. */
  items: number;
  rows: 1 | 2;
  /** While false no timer runs; going on, the wait for the next change begins again. */
  running: boolean;
}

/** The rows of a ticker as they are now. One timer at a time, none after unmounting. */
export function useTicker({ items, rows, running }: TickerSettings): readonly TickerRow[] {
  const [state, setState] = useState(() => startTicker(items, rows));
  const fits = state.items === items && state.rows.length === rows;
  const current = fits ? state : startTicker(items, rows);
  if (!fits) setState(current);
  useEffect(() => {
    if (!running) return undefined;
    const wait = untilNextChange(current);
    const timer = setTimeout(() => setState(advanceTicker(current, wait)), wait);
    return () => clearTimeout(timer);
  }, [running, current]);
  return current.rows;
}
