import { addressesOf, pageList } from '@hearthlight/domain';
import { IsSignedIn, LinkProvider } from '@hearthlight/ui';
import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './routing/error-boundary.tsx';
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
  onReady?: () => void;
}

/** The whole site: what all pages have in common, and the routes (specification §2). */
export function App({ onReady }: AppProps) {
  const { pathname } = useLocation();
  useFocusAndScroll();
  useEffect(followOtherTabs, []);
  useEffect(fetchDonorOfSession, []);
  const isSignedIn = useSession().status === 'open';
  return (
    <LinkProvider component={RouterLink}>
      <IsSignedIn value={isSignedIn}>
        <ErrorBoundary address={pathname}>
          <Suspense>
            <Ready onReady={onReady} />
            <Routes>
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
          </Suspense>
        </ErrorBoundary>
      </IsSignedIn>
    </LinkProvider>
  );
}

/** Shares the page's `Suspense`, which React hydrates after what is around it. */
function Ready({ onReady }: { onReady: AppProps['onReady'] | undefined }) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}

/** A page of the table of pages, with its title and description. */
function FixedPage({ screen: Screen }: { screen: ComponentType }) {
  usePageMetaOfAddress();
  return <Screen />;
}
