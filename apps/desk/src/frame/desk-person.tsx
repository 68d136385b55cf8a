import { type DeskPageName, deskPages, type Me } from '@hearthlight/domain/desk';
import { Button, Link, useWords } from '@hearthlight/ui';

export interface DeskPersonProps {
  /** The signed-in person. */
  me: Me;
  /** The page that is shown. */
  current: DeskPageName | undefined;
  /** Called by 'Sign out'. */
  onSignOut: () => void;
  /** Shows 'Sign out' as busy. */
  signingOut?: boolean | undefined;
}

/** The signed-in person, with links to the account and to the site, and 'Sign out'. */
export function DeskPerson({ me, current, onSignOut, signingOut = false }: DeskPersonProps) {
  const words = useWords('desk');
  return (
    <div className="border-t border-line px-3.5 pt-3 desk:pt-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-tight">
        <b className="min-w-0 text-small font-semibold wrap-anywhere">
          <bdi dir="auto">{me.name}</bdi>
        </b>{' '}
        <span className="text-label text-ink-soft">{words[me.role]}</span>
      </p>
      <ul className="mt-2 grid justify-items-start text-small desk:flex desk:flex-wrap desk:items-center desk:gap-x-4">
        <li>
          <Link
            variant="plain"
            href={deskPages.account.path}
            aria-current={current === 'account' ? 'page' : undefined}
            className="inline-flex min-h-11 items-center hover:text-pine hover:underline aria-[current=page]:font-strong aria-[current=page]:text-pine-deep desk:min-h-7"
          >
            {words.account}
          </Link>
        </li>
        <li>
          <Link
            variant="plain"
            href="/"
            className="inline-flex min-h-11 items-center hover:text-pine hover:underline desk:min-h-7"
          >
            {words.viewSite}
          </Link>
        </li>
        <li>
          <Button variant="quiet" size="small" pending={signingOut} onClick={onSignOut}>
            {words.signOut}
          </Button>
        </li>
      </ul>
    </div>
  );
}
