import { pageAt } from '@hearthlight/domain';
import { IsSignedIn, LinkProvider } from '@hearthlight/ui';
import { Activity, memo, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createPath, type Location, useLocation } from 'react-router-dom';

import { backendOrigin } from './api/backend.ts';
import { ErrorBoundary } from './routing/error-boundary.tsx';
import { clearNextPage, getNextPage, subscribeToNextPage } from './routing/next-page.ts';
import { PageBox } from './routing/page-box.tsx';
import { PageLocation } from './routing/page-location.ts';
import { RouterLink } from './routing/router-link.tsx';
import { useFocusAndScroll } from './routing/use-focus-and-scroll.ts';
import { usePageMetaOfAddress } from './routing/use-page-meta.ts';
import { newsScreen, screens } from './screens.ts';
import { fetchDonorOfSession } from './session/fetch-donor.ts';
import { followOtherTabs, useSession } from './session/session.ts';

interface AppProps {
  /** Called when the first page is on screen and takes events. */
  onReady?: (() => void) | undefined;
}

/** The whole site: what all pages have in common, and the page at the current address (specification §2). */
export function App({ onReady }: AppProps) {
  const location = useLocation();
  useFocusAndScroll();
  useEffect(followOtherTabs, []);
  useEffect(fetchDonorOfSession, []);
  const isSignedIn = useSession().status === 'open';
  return (
    <LinkProvider component={RouterLink} fileOrigin={backendOrigin}>
      <IsSignedIn value={isSignedIn}>
        {/* One for all pages: while the code of the next one is loaded, the page on screen stays. */}
        <Suspense>
          {usePages(location).map(({ key, ...page }) => (
            <PageAt key={key} {...page} onReady={onReady} />
          ))}
        </Suspense>
      </IsSignedIn>
    </LinkProvider>
  );
}

/**
 * The current page, and a hidden one where the pointer is on its link. Following it shows the hidden one at once; the
 * router comes after it, and makes it the current page.
 */
function usePages(location: Location) {
  const next = useSyncExternalStore(subscribeToNextPage, getNextPage, () => undefined);
  const isAhead = next !== undefined && keyOf(next.location) !== keyOf(location);
  // The router shows the page now, or it did before: the link is on the page that it leads to.
  useEffect(() => {
    if (next && !isAhead) clearNextPage();
  }, [next, isAhead]);
  // The router shows another page than the one that was shown in advance.
  useEffect(() => {
    const ahead = getNextPage();
    if (ahead?.isShown && keyOf(ahead.location) !== keyOf(location)) clearNextPage();
  }, [location]);
  const current = { key: keyOf(location), location, isAhead: false, isOnScreen: !(isAhead && next.isShown) };
  if (!isAhead) return [current];
  return [
    current,
    { key: keyOf(next.location), location: next.location, isAhead: true, isOnScreen: next.isShown },
  ];
}

/** Addresses of one screen, such as the panes of the dashboard, share its state. Each article has its own. */
const keyOf = ({ pathname }: Location): string => pageAt(pathname)?.screen ?? pathname;

interface PageAtProps extends AppProps {
  location: Location;
  /** Whether it is ahead of its visit. Its effects wait for the router. */
  isAhead: boolean;
  isOnScreen: boolean;
}

/** The page at an address. If one that is ahead fails, the page on screen stays. */
function PageAt({ location, isAhead, isOnScreen, onReady }: PageAtProps) {
  return (
    <PageBox location={location} isAhead={isAhead} isOnScreen={isOnScreen}>
      <Activity mode={isAhead ? 'hidden' : 'visible'}>
        <ErrorBoundary address={location.pathname}>
          <Ready onReady={onReady} />
          <PageContent location={location} />
        </ErrorBoundary>
      </Activity>
    </PageBox>
  );
}

/** What the page at an address shows. A visit finds it as it was rendered ahead. */
const PageContent = memo(
  ({ location }: { location: Location }) => {
    const page = pageAt(location.pathname);
    return (
      <PageLocation value={location}>
        {page ? <FixedPage screen={screens[page.screen].Route} /> : <newsScreen.Route />}
      </PageLocation>
    );
  },
  (one, other) =>
    createPath(one.location) === createPath(other.location) && one.location.state === other.location.state,
);

/** Shares the page's `Activity`, which React hydrates after what is around it. */
function Ready({ onReady }: AppProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** A page of the table of pages, with its title and description. */
function FixedPage({ screen: Screen }: { screen: ComponentType }) {
  usePageMetaOfAddress();
  return <Screen />;
}
