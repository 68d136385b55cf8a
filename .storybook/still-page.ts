/** Whether this document is the frame of a story on a documentation page. */
function isOnDocsPage(): boolean {
  return window.parent !== window && window.parent.location.search.includes('viewMode=docs');
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
