/**
 * Whether this document is the frame of a story on a documentation page. The referrer has a query only if it is of the
 * same origin: the address of a page of another origin, which may embed a story, cannot be read.
 */
export function isOnDocsPage(): boolean {
  return window.parent !== window && document.referrer.includes('viewMode=docs');
}

/**
 * Keeps a documentation page where its reader scrolled it: a `play` function in a frame moves the focus, and a browser
 * scrolls all pages around a focused element.
 */
export function keepPageStill(): void {
  if (!isOnDocsPage()) return;
  const page = window.parent;
  for (const name of ['focus', 'scrollIntoView']) {
    const move: unknown = Reflect.get(HTMLElement.prototype, name);
    if (typeof move !== 'function') continue;
    Reflect.set(
      HTMLElement.prototype,
      name,
      function moveWithinFrame(this: HTMLElement, ...values: unknown[]) {
        const { scrollX, scrollY } = page;
        Reflect.apply(move, this, values);
        page.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
      },
    );
  }
}

/**
 * Keeps what other frames of a documentation page do out of this one. They share one storage, as tabs of a browser do: a
 * story that signs in or out would do so in all of them.
 */
export function keepFramesApart(): void {
  if (!isOnDocsPage()) return;
  window.addEventListener('storage', (event) => {
    /* A story may send the event of another tab itself. */
    if (event.isTrusted) event.stopImmediatePropagation();
  });
}

/**
 * Lets stories in the frames of a documentation page see what they scroll to, although the frame itself is further down
 * than its reader has scrolled: a `play` function would wait for what loads on sight.
 */
export function observeWithinFrame(): void {
  if (!isOnDocsPage()) return;
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
      super(callback, { ...options, root: options.root ?? document });
    }
  };
}

/** Time in ms after which the next frame starts, whether or not the story before it has finished. */
const longestTurn = 15_000;

let endTurn = () => {};

/**
 * Waits until the other frames of a documentation page have finished: only one document has the focus, and a `play`
 * function that loses it types into nothing.
 */
export async function takeTurn(): Promise<void> {
  // A page that is served without TLS from another machine has no locks.
  if (!isOnDocsPage() || !('locks' in navigator)) return;
  await new Promise<void>((begin) => {
    void navigator.locks.request('play', () => {
      begin();
      return new Promise<void>((end) => {
        endTurn = end;
        setTimeout(end, longestTurn);
      });
    });
  });
}

/** Lets the next frame start. */
export const passTurn = (): void => endTurn();
