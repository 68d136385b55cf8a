import { addressesOf, pageList, type Screen } from '@hearthlight/domain';
import { LinkProvider } from '@hearthlight/ui';
import { Suspense, useEffect, type ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { Fallback } from './routes/fallback.tsx';
import { ErrorBoundary } from './routing/error-boundary.tsx';
import { lazyRoute } from './routing/lazy-route.ts';
import { RouterLink } from './routing/router-link.tsx';
import { useFocusAndScroll } from './routing/use-focus-and-scroll.ts';
import { usePageMetaOfAddress } from './routing/use-page-meta.ts';
import { fetchDonorOfSession } from './session/fetch-donor.ts';
import { followOtherTabs } from './session/session.ts';

const screens: Readonly<Record<Screen, ComponentType>> = {
  home: lazyRoute(() => import('./routes/home.tsx')),
  about: lazyRoute(() => import('./routes/about.tsx')),
  'sign-up': lazyRoute(() => import('./routes/sign-up.tsx')),
  'sign-in': lazyRoute(() => import('./routes/sign-in.tsx')),
  'reset-password': lazyRoute(() => import('./routes/reset-password.tsx')),
  dashboard: lazyRoute(() => import('./routes/dashboard.tsx')),
};
const News = lazyRoute(() => import('./routes/news.tsx'));

/** The addresses of each screen, from the table of pages. */
const routes = Object.entries(screens).map(([screen, Screen]) => ({
  screen,
  Screen,
  addresses: pageList.filter((page) => page.screen === screen).flatMap(addressesOf),
}));

/** The whole site: what all pages have in common, and the routes (specification §2). */
export function App() {
  const { pathname } = useLocation();
  useFocusAndScroll();
  useEffect(followOtherTabs, []);
  useEffect(fetchDonorOfSession, []);
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary address={pathname}>
        <Suspense>
          <Routes>
            {/* One element for all addresses of a screen: changing the pane keeps the screen's state. */}
            {routes.map(({ screen, Screen, addresses }) => (
              <Route key={screen} element={<FixedPage screen={Screen} />}>
                {addresses.map((address) => (
                  <Route key={address} path={address} element={null} />
                ))}
              </Route>
            ))}
            <Route path="/news/:title" element={<News />} />
            <Route path="*" element={<Fallback />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </LinkProvider>
  );
}

/** A page of the table of pages, with its title and description. */
function FixedPage({ screen: Screen }: { screen: ComponentType }) {
  usePageMetaOfAddress();
  return <Screen />;
}
