import { pageAt } from '@hearthlight/domain';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

interface PageMeta {
  /** Without one, nothing changes. */
  title?: string;
  description?: string | undefined;
  /** The canonical address; the current one if omitted. */
  path?: string | undefined;
}

/**
 * Updates the title, the description and the canonical link when the page changes. The server writes the first
 * ones, so that they exist without script.
 */
export function usePageMeta({ title, description, path }: PageMeta = {}): void {
  useEffect(() => {
    if (title === undefined) return;
    document.title = title;
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const { origin, pathname } = window.location;
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', origin + (path ?? pathname));
  }, [title, description, path]);
}

/** `usePageMeta` for a page of the table; pages that are not in it set their own. */
export function usePageMetaOfAddress(): void {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  usePageMeta(
    page && { title: page.title(foundation), description: page.description(foundation), path: page.path },
  );
}
