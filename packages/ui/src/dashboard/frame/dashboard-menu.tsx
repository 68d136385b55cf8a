'use client';

import { paneNames, paths, type PaneName } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { paneTitles } from './pane-titles.ts';

export interface DashboardMenuProps {
  /** The pane that is shown, whose item is marked as current. */
  pane: PaneName;
}

/**
 * The dashboard's eight menu items. They are links, so each pane has an address and Back and reload work. The item has
 * the focus until its pane is rendered: its color changes at once, in the first frame after a tap.
 */
export function DashboardMenu({ pane }: DashboardMenuProps) {
  const words = useWords('dashboard');
  return (
    <nav aria-label={words.dashboard}>
      <ul className="grid gap-0.5 [@container(max-height:53rem)]:gap-0">
        {paneNames.map((name) => (
          <li key={name}>
            <Link
              variant="plain"
              href={paths.pane(name)}
              aria-current={name === pane ? 'page' : undefined}
              className="flex min-h-11.5 items-center rounded-control border-pine px-3.5 py-1 text-nav leading-tight no-underline hover:bg-paper-warm focus:bg-pine-mist aria-[current=page]:border-s-3 aria-[current=page]:bg-pine-mist aria-[current=page]:ps-2.75 aria-[current=page]:font-strong aria-[current=page]:text-pine-deep data-opening:bg-pine-mist data-opening:not-focus-visible:outline-none forced-colors:aria-[current=page]:underline forced-colors:aria-[current=page]:decoration-2 forced-colors:aria-[current=page]:underline-offset-8 [@container(max-height:53rem)]:min-h-9.5"
            >
              {paneTitles(words)[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
