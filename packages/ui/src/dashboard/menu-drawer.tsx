import { paths } from '@hearthlight/domain';
import { useState } from 'react';

import { Brand } from '../components/brand.tsx';
import { Button } from '../components/button.tsx';
import { Drawer } from '../components/drawer.tsx';
import { Link } from '../components/link.tsx';
import { Sidebar, type SidebarProps } from './sidebar.tsx';

export type MenuDrawerProps = Omit<SidebarProps, 'hideBrand'>;

/** The dashboard's top strip at 912 px or narrower: a 'Menu' button slides the sidebar in; a choice closes it. */
export function MenuDrawer(sidebar: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line bg-paper px-[18px] py-3">
      <Link variant="plain" href={paths.home} className="rounded-control py-2">
        <Brand size="small" />
      </Link>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title="Menu" side="left">
        <Sidebar {...sidebar} hideBrand />
      </Drawer>
    </div>
  );
}
