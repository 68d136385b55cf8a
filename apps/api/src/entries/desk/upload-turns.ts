import type { ServerResponse } from 'node:http';

import { staff as words } from '@hearthlight/words/staff';

import { RefusedCall } from '../../platform/http/refusal.ts';

/** Limits of uploads. A body is in memory while its upload is open; before that, it waits at its sender. */
interface TurnLimits {
  /** Uploads that are open at a time. */
  open: number;
  /** Uploads that wait for one of them to end. */
  waiting: number;
  /** Milliseconds after which an upload that still waits is refused. */
  wait: number;
}

const busy = () => new RefusedCall(503, words.tooManyFiles);

/**
 * Returns a function that waits until an upload may be read. Its turn lasts until the response is closed. Throws a 503
 * for an upload that waits too long or for which there is no room.
 */
export function uploadTurns(limits: TurnLimits): (response: ServerResponse) => Promise<void> {
  let open = 0;
  const waiting = new Set<() => void>();

  /** Gives the turn of an upload that has ended to the one that has waited longest. */
  function end(): void {
    const [next] = waiting;
    if (next) next();
    else open -= 1;
  }

  return (response) => {
    if (open < limits.open) {
      open += 1;
      response.once('close', end);
      return Promise.resolve();
    }
    if (waiting.size >= limits.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const start = () => {
        leave();
        response.once('close', end);
        resolve();
      };
      const giveUp = () => {
        leave();
        reject(busy());
      };
      const timer = setTimeout(giveUp, limits.wait).unref();
      const leave = () => {
        waiting.delete(start);
        clearTimeout(timer);
        response.off('close', giveUp);
      };
      waiting.add(start);
      response.once('close', giveUp);
    });
  };
}
