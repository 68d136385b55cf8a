'use client';

import { formatCount, type Foundation, paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { HomeContent } from './home-content.ts';

export interface HowToHelpProps {
  /** The foundation's facts. */
  foundation: Pick<Foundation, 'financeEmail' | 'withoutCampaigns'>;
  /** Texts of the section. */
  texts: HomeContent['howToHelp'];
}

const linkLook = 'underline decoration-sun decoration-3 underline-offset-link hover:text-pine';

/** How to give, in three steps (specification §2). */
export function HowToHelp({ foundation, texts }: HowToHelpProps) {
  const words = useWords('home');
  return (
    <Section title={texts.title} background="paper" curved>
      <ol className="grid list-[''] gap-9 tablet:grid-cols-3 tablet:gap-0">
        <Step
          number={1}
          title={
            foundation.withoutCampaigns ? (
              words.chooseSomeoneToHelp
            ) : (
              <Link href={paths.beneficiaries} variant="plain" className={linkLook}>
                {words.chooseSomeoneToHelp}
              </Link>
            )
          }
        >
          {texts.choose}
        </Step>
        <Step number={2} title={words.methodStep}>
          {texts.transfer}
        </Step>
        <Step
          number={3}
          title={
            <Link href={`mailto:${foundation.financeEmail}`} variant="plain" className={linkLook}>
              {words.sendADonation}
            </Link>
          }
        >
          {texts.send}
        </Step>
      </ol>
    </Section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-line *:min-w-0 tablet:block tablet:py-2 tablet:pe-6 tablet:not-first:border-s tablet:not-first:ps-6 desk:pe-10 desk:not-first:ps-10">
      <span aria-hidden="true" className="block font-display text-step text-ember tablet:mb-5">
        {formatCount(number)}
      </span>
      <div className="pt-2 tablet:pt-0">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2.5 max-w-measure-26 text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
