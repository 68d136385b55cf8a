'use client';

import { type Foundation, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { AboutContact as Contact } from './about-content.ts';

export interface AboutContactProps {
  /** Texts about how to reach the foundation. */
  contact: Contact;
  /** The foundation's facts. */
  foundation: Pick<Foundation, 'name' | 'phone' | 'address' | 'supportEmail'>;
}

/** How to reach the foundation, with links to donate and to request help. */
export function AboutContact({ contact, foundation }: AboutContactProps) {
  const words = useWords('about');
  const { addressLine } = useWords('site');
  const { name, phone, address, supportEmail } = foundation;
  return (
    <Section title={contact.title} intro={contact.intro} background="deep">
      <div className="grid items-end gap-x-16 gap-y-10 *:min-w-0 desk:grid-cols-[1fr_auto]">
        <dl className="grid gap-x-12 gap-y-6 *:min-w-0 tablet:grid-cols-2 [&_dd]:text-lead [&_dt]:text-label [&_dt]:text-ink-soft">
          <div>
            <dt>{words.telephone}</dt>
            <dd>
              <Link href={`tel:${phone.replaceAll(' ', '')}`} className="tap-target">
                <bdi dir="ltr">{phone}</bdi>
              </Link>
            </dd>
          </div>
          <div>
            <dt>{words.letters}</dt>
            <dd>
              <Link href={`mailto:${supportEmail}`} className="tap-target">
                {words.writeByEmail}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{words.address}</dt>
            <dd>
              {name}
              <bdi className="block text-balance">{addressLine(address)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{words.hours}</dt>
            <dd>{contact.hours}</dd>
          </div>
        </dl>
        <p className="flex flex-wrap gap-3">
          <Link href={paths.donateNow} variant="button">
            {words.donate}
          </Link>
          <Link href={paths.requestHelp} variant="button-secondary">
            {words.requestHelp}
          </Link>
        </p>
      </div>
    </Section>
  );
}
