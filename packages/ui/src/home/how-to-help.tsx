import { type Foundation, paths } from '@hearthlight/domain';
import type { ReactNode } from 'react';

import { Link } from '../components/link.tsx';
import { Section } from '../components/section.tsx';

export interface HowToHelpProps {
  foundation: Pick<Foundation, 'financeEmail'>;
}

const linkLook =
  'underline decoration-sun decoration-3 underline-offset-[0.24em] hover:text-pine hover:decoration-pine';

/** From a person in need to a gift that arrived, in three steps. */
export function HowToHelp({ foundation }: HowToHelpProps) {
  return (
    <Section title="Three steps, and help is on its way" tone="paper" curved>
      <ol className="grid list-[''] gap-9 tablet:grid-cols-3 tablet:gap-0">
        <Step
          number={1}
          title={
            <Link href={paths.beneficiaries} variant="plain" className={linkLook}>
              Choose someone to help
            </Link>
          }
        >
          Every campaign names a person, a place and a sum. Read their story first, and take your time.
        </Step>
        <Step number={2} title="Use your preferred transfer method">
          Card, Paypal or Bitcoin: whichever costs you least trouble. We add nothing and take nothing.
        </Step>
        <Step
          number={3}
          title={
            <Link href={`mailto:${foundation.financeEmail}`} variant="plain" className={linkLook}>
              Send a Donation
            </Link>
          }
        >
          Write to us with your pledge. Ravi answers with the details, and again when it has paid a bill.
        </Step>
      </ol>
    </Section>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[2.75rem_1fr] border-line tablet:block tablet:py-2 tablet:pr-6 tablet:not-first:border-l tablet:not-first:pl-6 desk:pr-10 desk:not-first:pl-10">
      <span
        aria-hidden="true"
        className="block font-display text-[2.75rem] leading-none font-[560] text-ember tablet:mb-5"
      >
        {number}
      </span>
      <div className="pt-2 tablet:pt-0">
        <h3 className="text-heading">{title}</h3>
        <p className="mt-2.5 max-w-[26em] text-ink-soft">{children}</p>
      </div>
    </li>
  );
}
