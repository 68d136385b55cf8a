const replace = (name: string, value: unknown) =>
  Object.defineProperty(window, name, { value, configurable: true, writable: true });

/**
 * Returns timers of `least` milliseconds and more that run when `tick` passes their time. Shorter timers stay real. A
 * story takes `mock` as its `beforeEach`.
 */
export function mockTimers(least: number) {
  const pending = new Map<number, { due: number; run: () => void }>();
  let now = 0;
  let last = 1e9;
  return {
    mock: () => {
      const set = window.setTimeout.bind(window);
      const clear = window.clearTimeout.bind(window);
      pending.clear();
      replace('setTimeout', (run: () => void, wait = 0) => {
        if (wait < least) return set(run, wait);
        last += 1;
        pending.set(last, { due: now + wait, run });
        return last;
      });
      replace('clearTimeout', (id: number) => pending.delete(id) || clear(id));
      return () => {
        replace('setTimeout', set);
        replace('clearTimeout', clear);
      };
    },
    waiting: () => pending.size,
    tick: (ms: number) => {
      now += ms;
      for (const [id, { due, run }] of pending) if (due <= now && pending.delete(id)) run();
    },
  };
}
