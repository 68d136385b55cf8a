import { pageAt } from '@hearthlight/domain';
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';

/**
 * Updates the title and the canonical link when the page changes. The server writes the first ones, so that they exist
 * without script. Without a title, nothing changes; without a path, the current address is canonical.
 */
export function usePageMeta(title?: string, path?: string): void {
  useEffect(() => {
    if (!title) return;
    document.title = title;
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (!canonical) return;
    // The site's own origin, whatever the address that a visitor uses.
    const { href } = new URL(path ?? window.location.pathname, canonical.href);
    if (canonical.href === href) return;
    canonical.href = href;
    // They are those of the first page, as is the description: only crawlers read them, which request each page.
    for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  }, [title, path]);
}

/** `usePageMeta` for a page of the table; pages that are not in it set their own. */
export function usePageMetaOfAddress(): void {
  const { pathname, search } = useLocation();
  const page = pageAt(pathname, search);
  usePageMeta(page?.title(foundation), useHref(page?.path ?? '/'));
}
