/**
 * The first script of a page that can be read before its code is there: it asks for the code once the page has been
 * painted, so that on a slow phone the words and the picture do not share the line and the processor with it. The
 * build names the files in the script's own tag, the one to run first.
 */
const tag = document.querySelector<HTMLScriptElement>('script[data-modules]');
const files = tag?.dataset['modules']?.split(' ') ?? [];

function afterFirstPaint(start: () => void): void {
  // A tab that is not looked at is never painted: its code need not wait for anything.
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
