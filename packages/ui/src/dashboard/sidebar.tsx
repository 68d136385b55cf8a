import { paths, type Donor, type PaneName } from '@hearthlight/domain';

import { Brand } from '../components/brand.tsx';
import { Button } from '../components/button.tsx';
import { Link } from '../components/link.tsx';
import { DashboardMenu } from './dashboard-menu.tsx';
import { DonorCard } from './donor-card.tsx';

export interface SidebarProps {
  pane: PaneName;
  donor?: Pick<Donor, 'first_name' | 'last_name' | 'email'> | undefined;
  onLogOut: () => void;
  /** Logging out is under way: the button is busy. */
  loggingOut?: boolean | undefined;
  /** The drawer has a title of its own in place of the brand. */
  hideBrand?: boolean | undefined;
}

/** What stands at the left of the dashboard, and in its drawer on a phone: who is signed in, and where to go. */
export function Sidebar({ pane, donor, onLogOut, loggingOut = false, hideBrand }: SidebarProps) {
  return (
    <div data-in-drawer={hideBrand} className="group flex flex-col gap-1.5 not-data-in-drawer:min-h-full">
      {!hideBrand && (
        <Link variant="plain" href={paths.home} className="mb-3 self-start rounded-control px-3 py-2">
          <Brand size="small" />
        </Link>
      )}
      <DonorCard donor={donor} />
      <DashboardMenu pane={pane} />
      <div className="mt-auto grid justify-items-start gap-0.5 pt-4 group-data-in-drawer:mt-3 group-data-in-drawer:border-t group-data-in-drawer:border-line group-data-in-drawer:pt-3">
        <Link
          variant="plain"
          href={paths.home}
          className="flex min-h-[46px] w-full items-center rounded-control px-3.5 text-[1rem] font-[550] no-underline hover:bg-paper-warm"
        >
          Home page
        </Link>
        <div className="pl-3.5">
          <Button variant="quiet" size="small" pending={loggingOut} onClick={onLogOut}>
            Log out
          </Button>
        </div>
      </div>
    </div>
  );
}
