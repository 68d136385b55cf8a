import { paths } from '@hearthlight/domain';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Link } from '../../components/actions/link.tsx';
import { Drawer } from '../../components/feedback/drawer.tsx';
import { Brand } from '../../site/brand.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

export type MenuDrawerProps = Omit<SidebarProps, 'hideBrand'>;

/**
 * The dashboard's top bar at 912 px or narrower. 'Menu' opens the sidebar in a drawer; choosing an item
 * closes it.
 *
 * @summary The dashboard's top bar at 912 px or narrower. 'Menu' opens the sidebar in a drawer; choosing an
 * item closes it.
 */
export function MenuDrawer(sidebar: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-paper px-4.5 py-3">
      <Link variant="plain" href={paths.home} className="rounded-control py-2">
        <Brand name={sidebar.product} size="small" />
      </Link>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu">
        <Sidebar {...sidebar} hideBrand />
      </Drawer>
    </div>
  );
}
