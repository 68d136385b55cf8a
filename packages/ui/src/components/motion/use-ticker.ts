'use client';

import { useEffect, useState } from 'react';

import { advanceTicker, extendRow, startTicker, type TickerRow, untilNextChange } from './ticker-state.ts';

export interface TickerSettings {
  /** Number of items, at least one. The ticker restarts when it changes. */
  items: number;
  /** Number of rows; the ticker restarts when it changes. */
  rows: 1 | 2;
  /** While false, no timer runs. When it becomes true, the interval restarts. */
  running: boolean;
}

export interface RunningTicker {
  rows: readonly TickerRow[];
  /** Adds the next card at the end of a row. */
  extend: (row: number) => void;
}

/** Returns the current rows of a ticker. Runs one timer at a time, and none after unmounting. */
export function useTicker({ items, rows, running }: TickerSettings): RunningTicker {
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
  return { rows: current.rows, extend: (row) => setState(extendRow(current, row)) };
}
