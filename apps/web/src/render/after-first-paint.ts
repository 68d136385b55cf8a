/**
 * The first script of a prerendered page. It loads the page's code after the first paint, so that on a slow phone the
 * code does not compete with text and pictures for bandwidth and processor. The build lists the files in the
 * `data-modules` attribute of this script's tag; the first one is the entry.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-modules]');
const files = tag?.dataset['modules']?.split(' ') ?? [];

function afterFirstPaint(start: () => void): void {
  // A background tab is never painted, so it loads the code at once.
  if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return start();
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) begin();
  });
  const begin = () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', begin);
    start();
  };
  observer.observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin);
}

afterFirstPaint(() => {
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href });
    document.head.append(link);
  }
  if (files[0]) void import(/* @vite-ignore */ files[0]);
});

export {};
