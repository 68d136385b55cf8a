import { paths } from '@hearthlight/domain';
import { LinkProvider } from '@hearthlight/ui';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './routes/error-boundary.tsx';
import { Fallback } from './routes/fallback.tsx';
import { lazyRoute } from './routes/lazy-route.ts';
import { RouterLink } from './routes/router-link.tsx';
import { useArrival } from './routes/use-arrival.ts';
import { recogniseDonorOfSession } from './session/recognise.ts';
import { followOtherTabs } from './session/session.ts';

const pages = {
  home: lazyRoute(() => import('./routes/home.tsx')),
  about: lazyRoute(() => import('./routes/about.tsx')),
  signUp: lazyRoute(() => import('./routes/sign-up.tsx')),
  signIn: lazyRoute(() => import('./routes/sign-in.tsx')),
  resetPassword: lazyRoute(() => import('./routes/reset-password.tsx')),
  dashboard: lazyRoute(() => import('./routes/dashboard.tsx')),
  news: lazyRoute(() => import('./routes/news.tsx')),
};

/** The whole site: what all pages share, and the route table of `spec §2`. */
export function App() {
  const { pathname } = useLocation();
  useArrival();
  useEffect(followOtherTabs, []);
  useEffect(recogniseDonorOfSession, []);
  return (
    <LinkProvider component={RouterLink}>
      <ErrorBoundary address={pathname}>
        <Suspense>
          <Routes>
            <Route path={paths.home} element={<pages.home />} />
            <Route path={paths.homeAlias} element={<pages.home />} />
            <Route path={paths.about} element={<pages.about />} />
            <Route path={paths.signUp} element={<pages.signUp />} />
            <Route path={paths.signIn} element={<pages.signIn />} />
            <Route path={paths.resetPassword} element={<pages.resetPassword />} />
            {/* One element for all three, so that changing panes keeps the screen and what was typed. */}
            <Route element={<pages.dashboard />}>
              <Route path={paths.dashboard} element={null} />
              <Route path={paths.requestHelp} element={null} />
              <Route path={paths.donateNow} element={null} />
            </Route>
            <Route path="/news/:title" element={<pages.news />} />
            <Route path="*" element={<Fallback />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </LinkProvider>
  );
}
