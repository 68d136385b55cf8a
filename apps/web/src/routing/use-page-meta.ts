import { pageAt } from '@hearthlight/domain';
import { useEffect } from 'react';
import { foundation } from 'virtual:content/foundation';

import { usePageLocation } from './page-location.ts';

interface PageMeta {
  title: string;
  description?: string | undefined;
  /** The canonical address; the current one if omitted. */
  path?: string | undefined;
}

/**
 * Updates the title, the description and the canonical link when the page changes. The server writes the first
 * ones, so that they exist without script.
 */
export function usePageMeta({ title, description, path }: PageMeta): void {
  useEffect(() => {
    document.title = title;
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const { origin, pathname } = window.location;
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', origin + (path ?? pathname));
  }, [title, description, path]);
}

/** `usePageMeta` for the current address, with the values of the table of pages. */
export function usePageMetaOfAddress(): void {
  const { pathname, search } = usePageLocation();
  const page = pageAt(pathname, search);
  usePageMeta({
    title: page?.title(foundation) ?? foundation.name,
    description: page?.description(foundation),
    path: page?.path,
  });
}
