import { addressesOf, pageAt, pageList } from '@hearthlight/domain';
import { IsSignedIn, LinkProvider } from '@hearthlight/ui';
import { Activity, memo, Suspense, useEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createPath, type Location, Route, Routes, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './routing/error-boundary.tsx';
import { clearNextPage, getNextPage, subscribeToNextPage } from './routing/next-page.ts';
import { RouterLink } from './routing/router-link.tsx';
import { useFocusAndScroll } from './routing/use-focus-and-scroll.ts';
import { usePageMetaOfAddress } from './routing/use-page-meta.ts';
import { newsScreen, screens } from './screens.ts';
import { fetchDonorOfSession } from './session/fetch-donor.ts';
import { followOtherTabs, useSession } from './session/session.ts';

/** The addresses of each screen, from the table of pages. */
const routes = Object.entries(screens).map(([screen, { Route }]) => ({
  screen,
  Screen: Route,
  addresses: pageList.filter((page) => page.screen === screen).flatMap(addressesOf),
}));

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
    <LinkProvider component={RouterLink}>
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

/** The current page, and a hidden one where the pointer is on its link. Going there shows what was rendered before. */
function usePages(location: Location) {
  const next = useSyncExternalStore(subscribeToNextPage, getNextPage, () => undefined);
  const current = { key: keyOf(location), location, mode: 'visible' } as const;
  const isAhead = next !== undefined && keyOf(next) !== current.key;
  useEffect(() => {
    if (!isAhead) clearNextPage();
  }, [isAhead]);
  return isAhead ? [current, { key: keyOf(next), location: next, mode: 'hidden' } as const] : [current];
}

/** Addresses of one screen, such as the panes of the dashboard, share its state. Each article has its own. */
const keyOf = ({ pathname }: Location): string => pageAt(pathname)?.screen ?? pathname;

interface PageAtProps extends AppProps {
  location: Location;
  mode: 'visible' | 'hidden';
}

/** The page at an address. If a hidden one fails, the page on screen stays. */
function PageAt({ location, mode, onReady }: PageAtProps) {
  return (
    <Activity mode={mode}>
      <ErrorBoundary address={location.pathname}>
        <Ready onReady={onReady} />
        <PageContent location={location} />
      </ErrorBoundary>
    </Activity>
  );
}

/** What the page at an address shows. A visit finds it as it was rendered ahead. */
const PageContent = memo(
  ({ location }: { location: Location }) => (
    <Routes location={location}>
      {/* One element for all addresses of a screen: changing the pane keeps the screen's state. */}
      {routes.map(({ screen, Screen, addresses }) => (
        <Route key={screen} element={<FixedPage screen={Screen} />}>
          {addresses.map((address) => (
            <Route key={address} path={address} element={null} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<newsScreen.Route />} />
    </Routes>
  ),
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
