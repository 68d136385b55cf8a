import type { Foundation } from '@hearthlight/domain';
import { type ReactNode, useState } from 'react';

import { Link } from '../components/link.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

export interface PageFrameProps {
  foundation: Foundation;
  /** The address of the page on screen, for the top bar. */
  current?: string;
  /** The year of the copyright line; today's when left out. */
  year?: number;
  children: ReactNode;
}

/** What every public page stands in: a way past the links, the top bar, the page itself, the footer. */
export function PageFrame({ foundation, current, year, children }: PageFrameProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  return (
    <div className="flex min-h-dvh flex-col">
      <Link
        href="#content"
        variant="plain"
        className="absolute top-3 left-3 z-20 -translate-y-24 rounded-control bg-pine-deep px-5 py-3 font-semibold text-on-dark focus:translate-y-0"
      >
        Skip to content
      </Link>
      <TopBar foundation={foundation} {...(current !== undefined && { current })} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer foundation={foundation} year={year ?? thisYear} />
    </div>
  );
}
