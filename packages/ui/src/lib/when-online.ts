/**
 * Loads code, unless the browser is offline: Firefox does not ask again for a module that failed to load, until the page
 * is opened anew. Rejects when the browser is offline or the code cannot be loaded.
 */
export const whenOnline = <Code>(load: () => Promise<Code>): Promise<Code> =>
  'onLine' in navigator && !navigator.onLine ? Promise.reject(new Error('The browser is offline.')) : load();
