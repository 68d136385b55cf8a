'use client';

import { formatToday, type Donor, type Foundation } from '@hearthlight/domain';

import { withTags } from '../../lib/with-tags.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface LetterheadProps {
  /** The sender. */
  foundation: Foundation;
  /** The recipient. */
  donor: Pick<Donor, 'first_name' | 'last_name' | 'email'>;
  /** The heading of the letter, such as 'Donations in 2026'. */
  title: string;
  /** The date of issue. */
  now: Date;
}

/** The head of a printed page: the foundation with its mark and address, the donor, the date, and the title. */
export function Letterhead({ foundation, donor, title, now }: LetterheadProps) {
  const words = useWords('history');
  const registration = foundation.receipt?.registration;
  const { addressLine } = useWords('site');
  return (
    <div className="text-small wrap-anywhere text-ink">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b-2 border-ink pb-4">
        <div className="flex items-center gap-brand">
          <span aria-hidden="true" className="logo h-10 shrink-0" />
          <p className="font-display text-heading">{foundation.name}</p>
        </div>
        <p className="leading-snug">
          <bdi>{addressLine(foundation.address)}</bdi>
          <br />
          {withTags(words.phoneAndEmail({ phone: foundation.phone, email: foundation.financeEmail }), (text) => (
            <bdi dir="ltr">{text}</bdi>
          ))}
          {registration !== undefined && (
            <>
              <br />
              {words.registrationNumber({ number: registration })}
            </>
          )}
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2">
        <p className="min-w-0">
          <b dir="auto" className="font-strong">
            {donor.first_name} {donor.last_name}
          </b>
          <br />
          {donor.email}
        </p>
        <p>{words.issuedOnNow({ now: formatToday(now) })}</p>
      </div>
      <h2 className="mt-8 text-heading">{title}</h2>
    </div>
  );
}
