'use client';

import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Drawer } from '../../components/feedback/drawer.tsx';
import { useWords } from '../../words/words-provider.tsx';
import { Sidebar, type SidebarContent } from './sidebar.tsx';

export interface MenuButtonProps extends SidebarContent {}

/** The button 'Menu', which opens the sidebar in a drawer. */
export function MenuButton(sidebar: MenuButtonProps) {
  const words = useWords('dashboard');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.menu}
      </Button>
      <Drawer open={open} onOpenChange={setOpen} title={words.menu}>
        <Sidebar {...sidebar} hideBrand />
      </Drawer>
    </>
  );
}
