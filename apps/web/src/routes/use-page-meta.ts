import { useEffect } from 'react';

/**
 * Keeps the title, the description and the canonical link in step with the page on screen. The first ones are
 * in the HTML already: the build and the server write them, so that they are there without script.
 */
export function usePageMeta({ title, description }: { title: string; description?: string }): void {
  useEffect(() => {
    document.title = title;
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const { origin, pathname } = window.location;
    document
      .querySelector('link[rel="canonical"]')
      ?.setAttribute('href', origin + (pathname === '/home' ? '/' : pathname));
  }, [title, description]);
}
