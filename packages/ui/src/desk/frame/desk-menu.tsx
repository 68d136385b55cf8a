'use client';

import { type DeskPageName, deskPages, pagesOf, type Role } from '@hearthlight/domain/desk';

import { Link } from '../../components/actions/link.tsx';
import { useDeskWords } from '../../words/desk.ts';

export interface DeskMenuProps {
  /** The role of the signed-in person: only pages that it may open are listed. */
  role: Role;
  /** The page that is shown, whose item is marked as current. */
  current: DeskPageName | undefined;
}

/** The menu of the desk. One's own account is below the name instead. */
export function DeskMenu({ role, current }: DeskMenuProps) {
  const words = useDeskWords();
  const names = pagesOf(role).filter((name) => name !== 'account');
  return (
    <nav aria-label={words.menuName}>
      <ul className="grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <Link
              variant="plain"
              href={deskPages[name].path}
              aria-current={name === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-control px-3.5 text-nav no-underline hover:bg-paper-deep aria-[current=page]:bg-pine-mist aria-[current=page]:font-strong aria-[current=page]:text-pine-deep aria-[current=page]:shadow-[inset_3px_0_0_var(--pine)] forced-colors:aria-[current=page]:underline forced-colors:aria-[current=page]:decoration-2 forced-colors:aria-[current=page]:underline-offset-8"
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
