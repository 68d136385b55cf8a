'use client';

import type { Foundation } from '@hearthlight/domain';
import { type ReactNode, useState } from 'react';

import { SkipLink } from '../components/layout/skip-link.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

export interface PageFrameProps {
  /** The foundation's name and contact details, for top bar and footer. */
  foundation: Foundation;
  /** Address of the current page, for the top bar. */
  current?: string;
  /** The page. */
  children: ReactNode;
}

/** The layout of every public page: skip link, top bar, page and footer. */
export function PageFrame({ foundation, current, children }: PageFrameProps) {
  // In UTC, so that server and browser agree without loading the foundation's clock for the copyright line.
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink targetId="content" />
      <TopBar foundation={foundation} {...(current !== undefined && { current })} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer foundation={foundation} year={thisYear} />
    </div>
  );
}
