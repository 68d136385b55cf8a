'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Stat } from '../components/data/stat.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { withSpoken } from '../lib/with-tags.ts';
import { useWords } from '../words/words-provider.tsx';
import type { HomeContent, Statistic } from './home-content.ts';

export interface HomeHeroProps {
  /** The foundation's facts. */
  foundation: Record<'name' | 'tagline', string>;
  /** Texts and pictures of the opening. */
  hero: HomeContent['hero'];
  /** The foundation's figures, below the links. */
  facts: ReadonlyArray<Statistic>;
}

/** The opening of the home page, with links to the dashboard and to About. */
export function HomeHero({ foundation, hero, facts }: HomeHeroProps) {
  const words = useWords('home');
  return (
    <div className="mx-auto grid max-w-page gap-x-18 px-gutter pt-5 pb-14 *:min-w-0 tablet:grid-cols-[1.08fr_.92fr] tablet:grid-rows-[1fr_auto_auto_1fr] tablet:gap-x-12 tablet:pt-8 desk:gap-x-18 desk:pb-24">
      <div className="tablet:row-start-2">
        <p className="text-label font-semibold tracking-eyebrow text-pine">
          {words.nameAndReach({ name: foundation.name, reach: hero.reach })}
        </p>
        <h1 className="mt-3 text-hero tablet:mt-4.5">{foundation.tagline}</h1>
        <p className="mt-5 max-w-measure-33 text-lead text-ink-soft tablet:mt-6">{hero.lead}</p>
        <div className="mt-7 flex flex-wrap gap-3.5 tablet:mt-6">
          <Link href={paths.dashboard} variant="button">
            {words.donateAndHelp}
          </Link>
          <Link href={paths.about} variant="button-secondary">
            {withSpoken(words.learnMoreAbout({ name: foundation.name }))}
          </Link>
        </div>
      </div>
      <div className="mx-auto mt-11 w-full max-w-90 tablet:col-start-2 tablet:row-span-4 tablet:row-start-1 tablet:mt-0 tablet:max-w-none tablet:self-center">
        <ArchPicture src={hero.picture.src} alt={hero.picture.alt} ratio="hero" eager />
      </div>
      {facts.length > 0 && (
        <ul className="mt-11 grid list-[''] grid-cols-[repeat(auto-fit,minmax(min(100%,max(8rem,40%)),1fr))] gap-x-8 gap-y-6 border-t border-line pt-6 tablet:row-start-3 tablet:mt-10 desk:mt-13 desk:flex desk:flex-wrap desk:gap-x-11">
          {facts.map((fact) => (
            <li key={fact.label}>
              <Stat {...fact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
