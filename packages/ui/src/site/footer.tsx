'use client';

import { formatYear, type Foundation, paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { useWords } from '../words/words-provider.tsx';
import { Brand } from './brand.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { siteLinks, type SiteLink } from './site-links.ts';

export interface FooterProps {
  /** The foundation's name and contact details. */
  foundation: Foundation;
  /** The year of the copyright line. */
  year: number;
}

/**
 * The site's footer: links to the pages, the foundation's contact details and social links, and the
 * copyright.
 */
export function Footer({ foundation, year }: FooterProps) {
  const words = useWords('site');
  const links = siteLinks(words);
  const books = { label: words.openBooks, href: paths.books };
  const ledger = { label: words.checkAStatement, href: paths.ledger };
  const privacy = foundation.privacy ? [{ label: foundation.privacy.title, href: paths.privacy }] : [];
  const contact = { label: words.contactUs, href: `mailto:${foundation.supportEmail}` };
  const campaigns = foundation.withoutCampaigns ? [] : [{ label: words.campaigns, href: paths.beneficiaries }];
  return (
    <footer className="@container bg-paper-deep pt-16 pb-10 text-small tablet:pt-18">
      <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-10 px-gutter @table:grid-cols-[1.4fr_repeat(3,1fr)] @table:gap-x-12">
        <div className="col-span-full grid content-start justify-items-start gap-4 @table:col-span-1">
          <Link href={paths.home} variant="plain" className="inline-flex min-h-11 items-center text-ink">
            <Brand name={foundation.product} />
          </Link>
          <p className="max-w-measure-24">{foundation.summary}</p>
          <address className="grid gap-1 not-italic">
            <span>
              <bdi>{words.addressLine(foundation.address)}</bdi>
            </span>
            <Link
              href={`tel:${foundation.phone.replaceAll(' ', '')}`}
              variant="plain"
              className="inline-flex min-h-11 items-center tabular hover:underline tablet:min-h-8"
            >
              <bdi dir="ltr">{foundation.phone}</bdi>
            </Link>
          </address>
          <LanguageMenu />
        </div>
        <nav aria-label={words.footer} className="contents">
          <FooterLinks title={words.give} links={[links.donation, ...campaigns, links.join]} />
          <FooterLinks title={words.foundation} links={[links.about, books, ledger, links.help, contact, ...privacy]} />
        </nav>
        {foundation.social.length > 0 && (
          <FooterLinks
            title={words.follow}
            links={foundation.social.map(({ name, href }) => ({ label: name, href }))}
          />
        )}
      </div>
      <Copyright>
        © <span suppressHydrationWarning>{formatYear(year)}</span> {foundation.name}
      </Copyright>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <div className="print:hidden">
      <h2 className="mb-2 font-sans text-small font-semibold">{title}</h2>
      <ul className="list-['']">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              variant="plain"
              className="inline-flex min-h-11 min-w-11 items-center hover:underline tablet:min-h-9"
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The year of a prerendered page can differ from today's, so its hydration warning is suppressed above. */
function Copyright({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto mt-12 max-w-page px-gutter">
      <p className="border-t border-ink/15 pt-6">{children}</p>
    </div>
  );
}
