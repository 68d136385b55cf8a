import { deskPages } from '@hearthlight/domain/desk';
import { Button, Drawer, Link, Notice, SkipLink, useWords } from '@hearthlight/ui';
import { Brand } from '@hearthlight/ui/product';
import { type ReactNode, useState } from 'react';

import { DeskMenu, type DeskMenuProps } from './desk-menu.tsx';
import { DeskPerson, type DeskPersonProps } from './desk-person.tsx';
import { MenuScroll } from './menu-scroll.tsx';
import { ViewerProvider } from './viewer.ts';

export interface DeskFrameProps extends DeskPersonProps {
  /** The foundation's short name, beside the mark. */
  product: string;
  /** How much waits on each page. */
  toDo?: DeskMenuProps['toDo'];
  /** Opens the search. */
  onSearch: () => void;
  /** A message about the page before, such as that an article was removed. */
  message?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/**
 * The frame of all pages of the desk: the menu at the side of a desktop, and a bar with a menu on smaller screens.
 */
export function DeskFrame({ product, toDo, onSearch, message, children, ...person }: DeskFrameProps) {
  const words = useWords('desk');
  const [open, setOpen] = useState(false);
  const menu = <DeskMenu role={person.me.role} current={person.current} toDo={toDo} />;
  return (
    <div className="flex min-h-dvh flex-col bg-paper-warm desk:grid desk:grid-cols-[min(15rem,36%)_minmax(0,1fr)] print:block">
      <SkipLink targetId="content" />
      <header className="sticky top-0 z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-paper px-[min(--spacing(4),4.375vw)] py-2 desk:hidden print:hidden [@media(max-height:26rem)]:static">
        <DeskBrand product={product} />
        <span className="flex flex-wrap gap-2">
          <SearchButton onSearch={onSearch} />
          <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {words.menu}
          </Button>
        </span>
        <Drawer open={open} onOpenChange={setOpen} title={words.menu}>
          <div className="grid gap-6">
            {menu}
            <DeskPerson {...person} />
          </div>
        </Drawer>
      </header>
      <header className="hidden border-e border-line bg-paper desk:block print:hidden">
        {/* The menu scrolls between the mark and the person, unless there is no room between them. */}
        <div className="sticky top-0 flex h-dvh flex-col gap-1.5 px-3.5 pt-3 pb-2 [@media(max-height:30rem)]:overflow-y-auto">
          <div className="px-2">
            <DeskBrand product={product} />
          </div>
          <SearchButton onSearch={onSearch} />
          <MenuScroll>{menu}</MenuScroll>
          <DeskPerson {...person} />
        </div>
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="w-full max-w-360 flex-1 px-[min(--spacing(4),4.375vw)] pt-6 pb-16 desk:px-11 desk:pt-9 print:p-0"
      >
        {message && (
          <Notice tone="success" className="mb-5">
            <span dir="auto">{message}</span>
          </Notice>
        )}
        <ViewerProvider value={person.me}>{children}</ViewerProvider>
      </main>
    </div>
  );
}

function DeskBrand({ product }: { product: string }) {
  return (
    <Link variant="plain" href={deskPages.home.path} className="flex min-h-11 min-w-11 items-center rounded-control">
      <Brand name={product} size="small" />
    </Link>
  );
}

const searchKeys = 'Ctrl K';

/** Opens the search of the whole desk. The keys that do the same are beside it on a desktop. */
function SearchButton({ onSearch }: Pick<DeskFrameProps, 'onSearch'>) {
  const words = useWords('deskSearch');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control border-frame border-control bg-paper px-3.5 text-small hover:border-ink-soft desk:min-h-9"
      onClick={onSearch}
    >
      {words.button}
      <kbd aria-hidden className="hidden text-label text-ink-soft desk:inline" dir="ltr">
        {searchKeys}
      </kbd>
    </button>
  );
}
