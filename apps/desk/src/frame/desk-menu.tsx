import {
  type DeskPageName,
  deskPages,
  type PageGroup,
  pageGroups,
  pagesOf,
  type Role,
} from '@hearthlight/domain/desk';
import { Link } from '@hearthlight/ui';
import { useId } from 'react';

import { useWords } from '../words/use-words.ts';

export interface DeskMenuProps {
  /** The role of the signed-in person: only pages that it may open are listed. */
  role: Role;
  /** The page that is shown, whose item is marked as current. */
  current: DeskPageName | undefined;
}

/** The menu of the desk: the first page, then groups of pages. One's own account is below the name instead. */
export function DeskMenu({ role, current }: DeskMenuProps) {
  const words = useWords('desk');
  return (
    <nav aria-label={words.menuName} className="grid gap-4 desk:gap-2.5">
      <ul>
        <MenuItem name="home" current={current} />
      </ul>
      {pageGroups.map((group) => {
        const names = pagesOf(role, group);
        return names.length > 0 && <MenuGroup key={group} group={group} names={names} current={current} />;
      })}
    </nav>
  );
}

interface MenuGroupProps extends Pick<DeskMenuProps, 'current'> {
  group: PageGroup;
  names: ReadonlyArray<DeskPageName>;
}

function MenuGroup({ group, names, current }: MenuGroupProps) {
  const words = useWords('desk');
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3.5 pb-1 text-label text-ink-soft">
        {words[`${group}Group`]}
      </p>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <MenuItem key={name} name={name} current={current} />
        ))}
      </ul>
    </div>
  );
}

interface MenuItemProps extends Pick<DeskMenuProps, 'current'> {
  name: DeskPageName;
}

function MenuItem({ name, current }: MenuItemProps) {
  const words = useWords('desk');
  return (
    <li>
      <Link
        variant="plain"
        href={deskPages[name].path}
        aria-current={name === current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control border-pine px-3.5 text-nav no-underline hover:bg-paper-deep aria-[current=page]:border-s-3 aria-[current=page]:bg-pine-mist aria-[current=page]:ps-2.75 aria-[current=page]:font-strong aria-[current=page]:text-pine-deep desk:min-h-8 forced-colors:aria-[current=page]:underline forced-colors:aria-[current=page]:decoration-2 forced-colors:aria-[current=page]:underline-offset-8"
      >
        {words[name]}
      </Link>
    </li>
  );
}
