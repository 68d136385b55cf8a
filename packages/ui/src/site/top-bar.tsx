'use client';

import { type Foundation, paths } from '@hearthlight/domain';
import { useContext, useId } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Icon } from '../components/media/icon.tsx';
import { useWords } from '../words/words-provider.tsx';
import { Brand } from './brand.tsx';
import { IsSignedIn } from './is-signed-in.ts';
import { LanguageMenu } from './language-menu.tsx';
import { siteLinks } from './site-links.ts';
import { useMenu } from './use-menu.ts';

export interface TopBarProps {
  /** The foundation's facts. */
  foundation: Pick<Foundation, 'product' | 'supportEmail'>;
  /** Address of the current page, whose link is marked. */
  current?: string;
}

const linkStyle =
  'flex min-h-14 items-center text-menu text-ink hover:text-pine aria-[current=page]:text-pine aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 desk:min-h-11 desk:text-nav';

/**
 * The site's navigation. On small screens the links are behind a Menu button. Below `IsSignedIn` the link to sign-in
 * leads to the dashboard.
 */
export function TopBar({ foundation, current }: TopBarProps) {
  const words = useWords('site');
  const { open, close, list, button, onBeforeToggle } = useMenu();
  const listId = useId();
  const links = siteLinks(words);
  const account = useContext(IsSignedIn) ? links.dashboard : links.signIn;
  const currentOf = (href: string) => (href === current ? 'page' : undefined);
  return (
    <header className="relative z-10">
      <div className="mx-auto flex min-h-17 max-w-page flex-wrap items-center px-gutter desk:min-h-22">
        <Link
          href={paths.home}
          variant="plain"
          className="me-auto inline-flex min-h-11 items-center text-ink"
          aria-current={currentOf(paths.home)}
        >
          <Brand name={foundation.product} />
        </Link>
        <nav aria-label={words.main} className="print:hidden">
          <button
            ref={button}
            type="button"
            popoverTarget={listId}
            aria-expanded={open}
            aria-controls={listId}
            className="-me-2.5 inline-flex min-h-11 items-center gap-2.5 rounded-full px-2.5 text-nav font-semibold desk:hidden"
          >
            {words.menu}
            <Icon name={open ? 'menu-open' : 'menu'} className="h-3 w-4.5" />
          </button>
          <ul
            ref={list}
            id={listId}
            popover="auto"
            onBeforeToggle={onBeforeToggle}
            className="absolute inset-x-0 top-17 bottom-auto m-0 hidden w-auto divide-y divide-line border-y border-line bg-paper px-gutter pb-6 text-ink open:grid desk:static desk:flex desk:items-center desk:gap-6 desk:divide-y-0 desk:overflow-visible desk:border-0 desk:bg-transparent desk:p-0 wide:gap-8"
          >
            {[links.donation, links.about, links.help].map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="plain" className={linkStyle} aria-current={currentOf(href)} onClick={close}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <Link href={`mailto:${foundation.supportEmail}`} variant="plain" className={linkStyle} onClick={close}>
                {words.contactUs}
              </Link>
            </li>
            <li>
              <Link href={account.href} variant="plain" className={linkStyle} onClick={close}>
                {account.label}
              </Link>
            </li>
            <li className="empty:hidden desk:hidden">
              <LanguageMenu />
            </li>
            <li className="pt-6 desk:pt-0">
              <Link href={links.join.href} variant="button-secondary" size="small" onClick={close}>
                {links.join.label}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
