import { pathIn } from '@hearthlight/domain';
import { IsSignedIn, LanguageLinks } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useRevalidator } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { languageMenu } from 'virtual:content/language-menu';

import { donorKey, donorQuery } from '../api/queries.ts';
import { useFocus } from '../routing/use-focus.ts';
import { usePageMetaOfAddress } from '../routing/use-page-meta.ts';
import { followOtherTabs, getSession, subscribe, tokenOf, useSession } from '../session/session.ts';

/** What all pages have in common: the session, the title, focus and scroll after navigation. */
export function Root() {
  const session = useSession();
  useFocus();
  usePageMetaOfAddress();
  useFollowSession();
  // User details are fetched on app load, whatever the page (specification §4).
  useQuery(donorQuery(tokenOf(session)));
  // The first script replays the events before hydration.
  useEffect(() => void document.dispatchEvent(new Event('page-ready')), []);
  return (
    <IsSignedIn value={session.status === 'open'}>
      <LanguageLinks value={useLanguageLinks()}>
        <Outlet />
      </LanguageLinks>
      <ScrollRestoration />
    </IsSignedIn>
  );
}

/** The current page in each language of the site. */
function useLanguageLinks() {
  const { pathname } = useLocation();
  return languageMenu.map(({ tag, name }) => ({
    language: tag,
    name,
    href: pathIn(tag, pathname, foundation.languages),
    isCurrent: tag === foundation.language,
  }));
}

/** Runs the loaders again when the session changes, and removes the donor's data from memory when it ends. */
function useFollowSession(): void {
  const queryClient = useQueryClient();
  const { revalidate } = useRevalidator();
  useEffect(followOtherTabs, []);
  useEffect(
    () =>
      subscribe(() => {
        if (getSession().status !== 'open') queryClient.removeQueries({ queryKey: donorKey });
        void revalidate();
      }),
    [queryClient, revalidate],
  );
}
