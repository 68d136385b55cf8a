'use client';

import { paths, type PaneName } from '@hearthlight/domain';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Brand } from '../../site/brand.tsx';
import { LanguageMenu } from '../../site/language-menu.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { DonorCard, type DonorCardProps } from './donor-card.tsx';

/** The content of the sidebar, in its drawer too. */
export interface SidebarContent extends DonorCardProps {
  /** The product's name, beside the mark. */
  product: string;
  /** The pane that is shown. */
  pane: PaneName;
  /** Called by 'Log out', except while `loggingOut`. */
  onLogOut: () => void;
  /** Shows the button 'Log out' as busy. */
  loggingOut?: boolean | undefined;
}

export interface SidebarProps extends SidebarContent {
  /** Hides the brand, for the drawer, which has its own title. */
  hideBrand?: boolean | undefined;
}

/** The signed-in donor and the menu: at the left of the dashboard, and in the drawer on a phone. */
export function Sidebar({ product, pane, donor, onLogOut, loggingOut = false, hideBrand }: SidebarProps) {
  const words = useWords('dashboard');
  return (
    <div data-in-drawer={hideBrand} className="group flex flex-col gap-1.5 not-data-in-drawer:min-h-full">
      {!hideBrand && (
        <Link
          variant="plain"
          href={paths.home}
          className="mb-3 self-start rounded-control px-3 py-2 [@container(max-height:53rem)]:mb-0"
        >
          <Brand name={product} size="small" />
        </Link>
      )}
      <DonorCard donor={donor} />
      <DashboardMenu pane={pane} />
      <div className="mt-auto grid justify-items-start gap-0.5 pt-4 group-data-in-drawer:mt-3 group-data-in-drawer:border-t group-data-in-drawer:border-line group-data-in-drawer:pt-3 [@container(max-height:53rem)]:pt-0">
        <Link
          variant="plain"
          href={paths.home}
          className="flex min-h-11.5 w-full items-center rounded-control px-3.5 text-nav no-underline hover:bg-paper-warm [@container(max-height:53rem)]:min-h-9.5"
        >
          {words.homePage}
        </Link>
        <div className="ps-3.5">
          <LanguageMenu />
          <Button variant="quiet" size="small" pending={loggingOut} onClick={onLogOut}>
            {words.logOut}
          </Button>
        </div>
      </div>
    </div>
  );
}
