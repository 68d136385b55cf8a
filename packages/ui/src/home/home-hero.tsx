import { paths } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Link } from '../components/link.tsx';
import { Stat } from '../components/stat.tsx';
import { VisuallyHidden } from '../components/visually-hidden.tsx';
import type { Statistic } from './home-content.ts';

export interface HomeHeroProps {
  foundation: Record<'name' | 'tagline', string>;
  /** What the foundation states of itself, under the buttons. */
  facts: readonly Statistic[];
}

/** The first thing seen: what this is, what becomes of a gift, and the two ways on. */
export function HomeHero({ foundation, facts }: HomeHeroProps) {
  return (
    <div className="mx-auto grid max-w-page gap-x-18 px-gutter pt-5 pb-14 tablet:grid-cols-[1.08fr_.92fr] tablet:grid-rows-[1fr_auto_auto_1fr] tablet:gap-x-12 tablet:pt-8 desk:gap-x-18 desk:pb-24">
      <div className="tablet:row-start-2">
        <p className="text-label font-semibold tracking-[0.02em] text-pine">
          {foundation.name}, at work in 14 countries
        </p>
        <h1 className="mt-3 text-hero tablet:mt-4.5">{foundation.tagline}</h1>
        <p className="mt-5 max-w-[33em] text-lead text-ink-soft tablet:mt-6">
          A roof repaired, a school term paid, a well that runs through the dry months. You give, and every
          dollar of it arrives: we take nothing.
        </p>
        <div className="mt-7 flex flex-wrap gap-3.5 tablet:mt-8.5">
          <Link href={paths.dashboard} variant="button">
            Donate And Help
          </Link>
          <Link href={paths.about} variant="button-secondary">
            Learn More
            <VisuallyHidden> about {foundation.name}</VisuallyHidden>
          </Link>
        </div>
      </div>
      <div className="mx-auto mt-11 w-full max-w-90 tablet:col-start-2 tablet:row-span-4 tablet:row-start-1 tablet:mt-0 tablet:max-w-none tablet:self-center">
        <ArchPicture
          src="/pictures/hero.svg"
          alt="A lit house at dawn, its door open; a woman and a child walk up the path to it"
          ratio="hero"
          eager
        />
      </div>
      <ul className="mt-11 grid list-[''] grid-cols-2 gap-x-8 gap-y-6 border-t border-line pt-6.5 tablet:row-start-3 tablet:mt-10 desk:mt-13 desk:flex desk:gap-11">
        {facts.map((fact) => (
          <li key={fact.label}>
            <Stat {...fact} />
          </li>
        ))}
      </ul>
    </div>
  );
}
