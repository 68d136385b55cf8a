'use client';

import type { Foundation } from '@hearthlight/domain';

import { ArchPicture } from '../components/media/arch-picture.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { AboutContent } from './about-content.ts';

export interface AboutOpeningProps {
  /** The page's one `h1`. */
  title: string;
  /** A line below the title. */
  lead: string;
  /** The picture beside the title. */
  picture: AboutContent['picture'];
  /** The foundation's facts. */
  foundation: Pick<Foundation, 'name' | 'foundedYear'>;
}

/** The opening of the About page: title, lead and picture. */
export function AboutOpening({ title, lead, picture, foundation }: AboutOpeningProps) {
  const words = useWords('about');
  return (
    <section className="bg-paper-warm pt-8 pb-section desk:pt-14">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-10 px-gutter *:min-w-0 desk:grid-cols-[1.05fr_1fr]">
        <div>
          <p className="mb-4 text-label font-strong text-pine">
            {words.nameSince({ name: foundation.name, foundedYear: foundation.foundedYear })}
          </p>
          <h1 className="text-hero">{title}</h1>
          <p className="mt-6 max-w-measure-30 text-lead text-ink-soft">{lead}</p>
        </div>
        <ArchPicture src={picture.src} alt={picture.alt} eager />
      </div>
    </section>
  );
}
