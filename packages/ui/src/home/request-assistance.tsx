'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import type { Assistance } from '../site/assistance.ts';
import { useWords } from '../words/words-provider.tsx';

export interface RequestAssistanceProps {
  /** Texts and pictures. */
  content: Assistance;
}

/** The steps of a help request, with a link to the form. */
export function RequestAssistance({ content: { lead, steps, picture } }: RequestAssistanceProps) {
  const words = useWords('home');
  return (
    <section aria-labelledby="assistance-title" className="bg-paper py-section">
      <div className="mx-auto grid max-w-page items-center gap-x-18 gap-y-10 px-gutter *:min-w-0 tablet:grid-cols-[1fr_.82fr] tablet:gap-x-12 desk:gap-x-22">
        <div>
          <h2 id="assistance-title" className="text-title">
            {words.requestAssistance}
          </h2>
          <p className="mt-5 max-w-measure-30 text-lead text-ink-soft">{lead}</p>
          <dl className="mt-8 mb-9 border-t border-line">
            {steps.map(({ title, text }) => (
              <div key={title} className="gap-x-6 border-b border-line py-4 desk:grid desk:grid-cols-[9rem_1fr]">
                <dt className="font-semibold">{title}</dt>
                <dd className="text-ink-soft">{text}</dd>
              </div>
            ))}
          </dl>
          <Link href={paths.requestHelp} variant="button-secondary">
            {words.requestHelp}
          </Link>
        </div>
        <ArchPicture src={picture.src} alt={picture.alt} ratio="hero" />
      </div>
    </section>
  );
}
