/**
 * The first script of every page, a classic one in the head, so that it is there before anything can be tapped. It loads
 * the page's code: once painted for a form, otherwise when something needs it, or when the page is painted and the browser
 * idle. What is tapped or submitted before the code is there is repeated then. The build lists the files of the code in the `data-modules`
 * attribute of this script's tag; the first one is the entry.
 */
{
  const { modules = '', start = 'idle' } = document.currentScript?.dataset ?? {};
  const files = modules.split(' ');
  /** What to repeat, in order. */
  const missed: (() => void)[] = [];
  let isLoading = false;

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    for (const [index, href] of files.entries()) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      // All at once would hold up a tap on a slow phone.
      if (index % 5 === 4) await new Promise((resolve) => setTimeout(resolve));
    }
    try {
      await import(/* @vite-ignore */ files[0] ?? '');
    } catch {
      // The next tap tries again.
      isLoading = false;
    }
  };

  /** The page takes events itself from now on (`main.tsx`). */
  const onReady = () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
    for (const repeat of missed) repeat();
  };
  document.addEventListener('page-ready', onReady, { once: true });

  /** Buttons that need code. The browser itself opens a popover, and reports a submit button's form. */
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.type !== 'button' || button.popoverTargetElement) return;
    missed.push(() => button.click());
    void load();
  };

  /** Forms that the browser cannot send itself (`Form` in packages/ui). */
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'dialog') return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    event.preventDefault();
    missed.push(() => form.requestSubmit(submitter));
    void load();
  };

  /** A field that has the focus will need its rules. */
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea, select')) void load();
  };

  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['focusin', onFocus],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);

  const savesData =
    document.documentElement.dataset['saveData'] !== undefined ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  /** Milliseconds. A busy machine may never be idle. */
  const longestIdleWait = 3000;
  const loadWhenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: longestIdleWait });
    else setTimeout(() => void load(), 500);
  };
  const request = start === 'now' ? () => void load() : loadWhenIdle;
  /** Milliseconds. A tab in the background is not painted, and Firefox reports no paint of a page that it opens scrolled. */
  const longestWait = 1000;
  /** Loads the code after the first paint, so that it does not compete with it. */
  const requestWhenPainted = () => {
    setTimeout(request, longestWait);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) request();
    }).observe({ type: 'paint', buffered: true });
  };
  if (start === 'now') document.addEventListener('DOMContentLoaded', requestWhenPainted);
  else if (!savesData) addEventListener('load', requestWhenPainted);
}

export {};
