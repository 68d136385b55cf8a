import { paths } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Brand } from '../../site/brand.tsx';
import { MenuButton, type MenuButtonProps } from './menu-button.tsx';
import { QuickAccessMenu, type QuickAccessMenuProps } from './quick-access-menu.tsx';

export type MenuDrawerProps = MenuButtonProps & QuickAccessMenuProps;

/**
 * The dashboard's bar at 912 px or narrower, with quick access. 'Menu' opens the sidebar in a drawer; choosing an item
 * closes it.
 */
export function MenuDrawer({ supportEmail, ...sidebar }: MenuDrawerProps) {
  return (
    <div className="flex flex-wrap items-center gap-1 border-b border-line bg-paper px-[min(--spacing(4),4.375vw)] py-2">
      <Link variant="plain" href={paths.home} className="me-auto flex min-h-11 min-w-11 items-center rounded-control">
        <Brand name={sidebar.product} size="small" />
      </Link>
      <QuickAccessMenu supportEmail={supportEmail} />
      <MenuButton {...sidebar} />
    </div>
  );
}
