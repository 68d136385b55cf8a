import { paths } from '@hearthlight/domain';
import { useId, useState } from 'react';

import { Link } from '../../components/actions/link.tsx';

export interface QuickAccessProps {
  /** Address of the mail link. */
  supportEmail: string;
}

const row =
  'flex min-h-11 items-center rounded-control px-2 text-label font-semibold whitespace-nowrap no-underline hover:bg-pine-mist small:px-3 small:text-small';

/**
 * A collapsible box with two links that stays visible while the page scrolls. It covers no content: on a
 * desktop it is below the sidebar, on a phone it is a bar at the bottom of the screen.
 *
 * @summary A collapsible box with two links that stays visible while the page scrolls.
 */
export function QuickAccess({ supportEmail }: QuickAccessProps) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <aside
      aria-label="Quick access"
      data-open={open}
      className="group flex flex-row-reverse items-center justify-between border-t border-line bg-paper px-2 py-1 desk:block desk:rounded-pane desk:border desk:p-2 desk:shadow-raised"
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 items-center justify-between gap-3 rounded-control px-3 text-label text-ink-soft group-data-[open=false]:w-full hover:bg-pine-mist desk:min-h-9 desk:w-full"
      >
        <span className="group-data-[open=true]:max-desk:sr-only">Quick access</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 rotate-180 fill-none stroke-current stroke-2 transition-transform duration-act group-data-[open=true]:rotate-0"
        >
          <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      <ul
        id={listId}
        className="flex flex-wrap group-data-[open=false]:hidden desk:group-data-[open=true]:block"
      >
        <li>
          <Link variant="plain" href={paths.home} className={row}>
            Visit homepage
          </Link>
        </li>
        <li>
          <Link variant="plain" href={`mailto:${supportEmail}`} className={row}>
            Contact support
          </Link>
        </li>
      </ul>
    </aside>
  );
}
