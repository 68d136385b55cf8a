/**
 * Browser storage that never throws: if it is blocked or full, values are stored in memory until the page closes.
 * `area` is a function because reading `window.localStorage` throws where storage is blocked.
 */
function safeStorage(area: () => Storage) {
  const memory = new Map<string, string>();
  return {
    get(key: string): string | undefined {
      try {
        return memory.get(key) ?? area().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    set(key: string, value: string): void {
      try {
        area().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        area().removeItem(key);
      } catch {
        // Blocked storage contains nothing to remove.
      }
    },
  };
}

export const local = safeStorage(() => window.localStorage);
export const perTab = safeStorage(() => window.sessionStorage);
