import { formatCount } from '@hearthlight/domain';
import {
  type DeskPageName,
  deskPages,
  type PageGroup,
  pageGroups,
  pagesOf,
  type Role,
  taskLimit,
} from '@hearthlight/domain/desk';
import { Link, useWords, VisuallyHidden } from '@hearthlight/ui';
import { useId } from 'react';

export interface DeskMenuProps {
  /** The role of the signed-in person: only pages that it may open are listed. */
  role: Role;
  /** The page that is shown, whose item is marked as current. */
  current: DeskPageName | undefined;
  /** How much waits on each page, as the first page says. Pages without any are absent. */
  toDo?: Partial<Record<DeskPageName, number>> | undefined;
}

/** The menu of the desk: the first page, then groups of pages. One's own account is below the name instead. */
export function DeskMenu({ role, current, toDo }: DeskMenuProps) {
  const words = useWords('desk');
  return (
    <nav aria-label={words.menuName} className="grid gap-4 desk:gap-1.5">
      <ul>
        <MenuItem name="home" current={current} />
      </ul>
      {pageGroups.map((group) => {
        const names = pagesOf(role, group);
        return names.length > 0 && <MenuGroup key={group} group={group} names={names} current={current} toDo={toDo} />;
      })}
    </nav>
  );
}

interface MenuGroupProps extends Pick<DeskMenuProps, 'current' | 'toDo'> {
  group: PageGroup;
  names: ReadonlyArray<DeskPageName>;
}

function MenuGroup({ group, names, current, toDo }: MenuGroupProps) {
  const words = useWords('desk');
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3.5 pb-1 text-label text-ink-soft desk:pb-0.5 desk:leading-tight">
        {words[`${group}Group`]}
      </p>
      <ul aria-labelledby={id}>
        {names.map((name) => (
          <MenuItem key={name} name={name} current={current} toDo={toDo?.[name]} />
        ))}
      </ul>
    </div>
  );
}

interface MenuItemProps extends Pick<DeskMenuProps, 'current'> {
  name: DeskPageName;
  /** How much waits on the page. */
  toDo?: number | undefined;
}

function MenuItem({ name, current, toDo = 0 }: MenuItemProps) {
  const words = useWords('desk');
  return (
    <li>
      <Link
        variant="plain"
        href={deskPages[name].path}
        aria-current={name === current ? 'page' : undefined}
        className="flex min-h-11 items-center rounded-control border-pine px-3.5 text-nav no-underline hover:bg-paper-deep aria-[current=page]:border-s-3 aria-[current=page]:bg-pine-mist aria-[current=page]:ps-2.75 aria-[current=page]:font-strong aria-[current=page]:text-pine-deep desk:min-h-6 desk:leading-tight forced-colors:aria-[current=page]:underline forced-colors:aria-[current=page]:decoration-2 forced-colors:aria-[current=page]:underline-offset-8"
      >
        {words[name]} {toDo > 0 && <ToDo count={toDo} />}
      </Link>
    </li>
  );
}

/** How much waits on a page. Screen readers say what the number is. */
function ToDo({ count }: { count: number }) {
  const words = useWords('desk');
  const shown = count < taskLimit ? formatCount(count) : words.manyToDo({ count: formatCount(taskLimit - 1) });
  return (
    <span className="ms-auto ps-2 text-label font-strong text-pine-deep tabular">
      <bdi>{shown}</bdi> <VisuallyHidden>{words.toDo}</VisuallyHidden>
    </span>
  );
}
