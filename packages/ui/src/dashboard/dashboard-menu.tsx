import { paneNames, paths, type PaneName } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';
import { paneTitles } from './pane-titles.ts';

export interface DashboardMenuProps {
  /** The pane that is shown: its item is marked. */
  pane: PaneName;
}

/** The eight ways through the dashboard. They are links, so that addresses, Back and reload work. */
export function DashboardMenu({ pane }: DashboardMenuProps) {
  return (
    <nav aria-label="Dashboard">
      <ul className="grid gap-0.5">
        {paneNames.map((name) => (
          <li key={name}>
            <Link
              variant="plain"
              href={paths.pane(name)}
              aria-current={name === pane ? 'page' : undefined}
              className="flex min-h-[46px] items-center rounded-control px-3.5 text-[1rem] font-[550] no-underline transition-colors duration-act hover:bg-paper-warm aria-[current=page]:bg-pine-mist aria-[current=page]:font-[680] aria-[current=page]:text-pine-deep aria-[current=page]:shadow-[inset_3px_0_0_var(--pine)]"
            >
              {paneTitles[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
