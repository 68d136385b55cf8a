import { pathIn } from '@hearthlight/domain';
import { useMounted } from '@hearthlight/ui';
import { IsSignedIn, LanguageLinks } from '@hearthlight/ui/product';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useRevalidator } from 'react-router-dom';
import { foundation } from 'virtual:content/foundation';
import { hasLanguages } from 'virtual:content/has-languages';
import { languageMenu } from 'virtual:content/language-menu';

import { donorKey, donorQuery } from '../api/queries.ts';
import { ChosenCampaign, chosenIn } from '../routing/chosen-campaign.ts';
import { useFocus } from '../routing/use-focus.ts';
import { usePageMetaOfAddress } from '../routing/use-page-meta.ts';
import { rememberLanguage } from '../session/chosen-language.ts';
import { followOtherTabs, getSession, subscribe, tokenOf, useSession } from '../session/session.ts';

/** Without its code, nothing is suggested. Marked as pure, so that sites of one language are built without it. */
const SuggestLanguage = /* @__PURE__ */ lazy(() =>
  import('../routing/suggest-language.tsx').catch(() => ({ default: () => null })),
);

/** The parts that all pages have in common: the session, the title, focus and scroll after navigation. */
export function Root() {
  const session = useSession();
  const isMounted = useMounted();
  const { search } = useLocation();
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
        <ChosenCampaign value={isMounted ? chosenIn(search) : undefined}>
          <Outlet />
        </ChosenCampaign>
        {hasLanguages && isMounted && (
          <Suspense>
            <SuggestLanguage />
          </Suspense>
        )}
      </LanguageLinks>
      <ScrollRestoration />
    </IsSignedIn>
  );
}

/** The current page in each language of the site. The server does not know all of the query. */
function useLanguageLinks() {
  const { hash, pathname, search } = useLocation();
  const part = useMounted() ? search + hash : '';
  return languageMenu.map(({ tag, name }) => ({
    language: tag,
    name,
    href: pathIn(tag, pathname + part, foundation.languages),
    isCurrent: tag === foundation.language,
    onChoose: () => rememberLanguage(tag),
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
