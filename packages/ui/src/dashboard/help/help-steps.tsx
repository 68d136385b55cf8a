'use client';

import { useId } from 'react';

import { ArchPicture } from '../../components/media/arch-picture.tsx';
import type { Assistance } from '../../site/assistance.ts';
import { useWords } from '../../words/words-provider.tsx';

export interface HelpStepsProps {
  /** The foundation's steps, and a picture. */
  assistance: Pick<Assistance, 'steps' | 'picture'>;
}

/** The steps of a help request, as a card beside its form. */
export function HelpSteps({ assistance: { steps, picture } }: HelpStepsProps) {
  const words = useWords('help');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="rounded-pane border border-line bg-paper-warm p-5 print:hidden">
      <ArchPicture src={picture.src} alt={picture.alt} />
      <h3 id={headingId} className="mt-5 mb-2 text-lead leading-tight">
        {words.whatHappensNext}
      </h3>
      <ol className="list-['']">
        {steps.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-3 text-small last:pb-0">
            <p className="font-semibold">{title}</p>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
