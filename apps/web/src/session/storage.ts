/**
 * A browser's storage that never throws: where it is blocked or full, values live as long as the page.
 * `area` is a function because merely reading `window.localStorage` throws where storage is blocked.
 */
export function safeStorage(area: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | undefined {
      try {
        return area().getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Blocked: nothing was stored there.
      }
    },
  };
}

export const local = safeStorage(() => window.localStorage);
export const perTab = safeStorage(() => window.sessionStorage);
