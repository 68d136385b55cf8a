import { paths } from '@hearthlight/domain';
import { type ReactNode, useId, useState } from 'react';

import { Link } from '../../components/actions/link.tsx';
import { Chevron } from '../../components/media/chevron.tsx';

export interface QuickAccessProps {
  /** Address of the mail link. */
  supportEmail: string;
  /** The button that opens the menu, at the start of the bar. It stays visible while the links are collapsed. */
  menu?: ReactNode;
}

const row =
  'flex min-h-11 items-center justify-center rounded-control px-1.5 text-center text-label leading-tight font-semibold no-underline hover:bg-pine-mist tablet:px-3 tablet:text-small tablet:whitespace-nowrap desk:justify-start desk:[@media(max-height:53rem)]:px-1.5 desk:[@media(max-height:53rem)]:text-label';

/** Minimum width of a link on a phone. The two links are side by side if both fit; their text may wrap. */
const item = 'max-desk:max-w-max max-desk:flex-[1_1_4.5rem]';

/**
 * A collapsible box with two links that stays visible while the page scrolls. It covers no content: on a
 * desktop it is below the sidebar, with the links side by side in a low window. On a phone it is a bar at the bottom of
 * the screen, which also holds the menu button; with large text the links are in a row below it.
 */
export function QuickAccess({ supportEmail, menu }: QuickAccessProps) {
  const [open, setOpen] = useState(true);
  const listId = useId();
  return (
    <aside
      aria-label="Quick access"
      data-open={open}
      className="group @container flex flex-wrap items-center gap-1 border-t border-line bg-paper px-2 py-1 desk:block desk:rounded-pane desk:border desk:p-2 desk:shadow-raised"
    >
      {menu}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-3 text-label text-ink-soft hover:bg-pine-mist max-desk:max-w-max max-desk:flex-[1_1_min-content] desk:min-h-9 desk:w-full desk:justify-between"
      >
        <span className="group-data-[open=true]:max-desk:sr-only">Quick access</span>
        <span className="rotate-180 transition-transform duration-act group-data-[open=true]:rotate-0">
          <Chevron />
        </span>
      </button>
      <ul
        id={listId}
        className="flex min-w-0 flex-wrap group-data-[open=false]:hidden max-desk:flex-[1_1_100%] desk:justify-between desk:group-data-[open=true]:flex-wrap max-desk:@beside:flex-[1_1_min-content] desk:[@media(max-height:53rem)]:group-data-[open=true]:flex-nowrap"
      >
        <li className={item}>
          <Link variant="plain" href={paths.home} className={row}>
            Visit homepage
          </Link>
        </li>
        <li className={item}>
          <Link variant="plain" href={`mailto:${supportEmail}`} className={row}>
            Contact support
          </Link>
        </li>
      </ul>
    </aside>
  );
}
