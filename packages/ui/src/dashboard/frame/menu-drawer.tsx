import { paths } from '@hearthlight/domain';

import { Link } from '../../components/actions/link.tsx';
import { Brand } from '../../site/brand.tsx';
import { MenuButton, type MenuButtonProps } from './menu-button.tsx';

export type MenuDrawerProps = MenuButtonProps;

/**
 * The dashboard's top bar at 912 px or narrower. 'Menu' opens the sidebar in a drawer; choosing an item
 * closes it.
 */
export function MenuDrawer(sidebar: MenuDrawerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-paper px-[min(--spacing(4),4.375vw)] py-3">
      <Link variant="plain" href={paths.home} className="rounded-control py-2">
        <Brand name={sidebar.product} size="small" />
      </Link>
      <MenuButton {...sidebar} />
    </div>
  );
}
