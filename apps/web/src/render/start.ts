/**
 * The first script of every page: a classic script in the head, which runs before the body is parsed. It loads the
 * page's code: after the first paint for a form, otherwise when a person uses the page or the browser is idle. Replays
 * clicks and submits that happen before hydration. Controls adopt values themselves (`useDomainForm` in packages/ui).
 *
 * The build lists the code's files in the `data-modules` attribute of this script; the first one is the entry. The
 * document's `data-code` attribute tells the style of the page whether the code has failed to load.
 */
{
  const { modules = '', start = 'idle' } = document.currentScript?.dataset ?? {};
  const files = modules.split(' ');
  /** Clicks and submits to replay, in order. */
  const missed: (() => void)[] = [];
  let isLoading = false;
  const page = document.documentElement.dataset;
  page['code'] = 'loading';
  // The server sets it for requests with `Save-Data`.
  if (matchMedia('(prefers-reduced-data: reduce)').matches) page['saveData'] = '';

  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    for (const [index, href] of files.entries()) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
      // One batch would block input on slow phones.
      if (index % 5 === 4) await new Promise((resolve) => setTimeout(resolve));
    }
    try {
      await import(/* @vite-ignore */ files[0] ?? '');
      page['code'] = 'loading';
    } catch {
      // The next click tries again.
      isLoading = false;
      page['code'] = 'failed';
    }
  };

  /** From now on, React gets the events (`main.tsx`). */
  const onStart = () => {
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true);
  };
  document.addEventListener('page-starts', onStart, { once: true });

  /** The page is hydrated (`routes/root.tsx`). */
  const onReady = () => {
    for (const repeat of missed) repeat();
  };
  document.addEventListener('page-ready', onReady, { once: true });

  /** The browser itself opens a popover and dispatches the submit event of a submit button. */
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

  /** A focused field will need the code. */
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches('input, textarea, select')) void load();
  };

  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['focusin', onFocus],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true);

  /** Milliseconds. A busy machine may never be idle. */
  const longestIdleWait = 3000;
  const loadWhenIdle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void load(), { timeout: longestIdleWait });
    else setTimeout(() => void load(), 500);
  };
  const request = start === 'now' ? () => void load() : loadWhenIdle;
  /** Milliseconds. A background tab is not painted, and Firefox reports no paint for a page that it opens scrolled. */
  const longestWait = 1000;
  /** Loads the code after the first paint, so that it does not compete with it. */
  const requestWhenPainted = () => {
    setTimeout(request, longestWait);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) request();
    }).observe({ type: 'paint', buffered: true });
  };
  if (start === 'now') document.addEventListener('DOMContentLoaded', requestWhenPainted);
  else if (page['saveData'] === undefined) addEventListener('load', requestWhenPainted);
}

export {};
