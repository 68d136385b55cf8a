import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import type { HomeContent } from './home-content.ts';

export interface SecondHeroProps {
  /** Texts and pictures. */
  content: HomeContent['secondHero'];
}

const looks = {
  five: {
    row: '-mx-bleed-phone grid grid-cols-[1fr_1.25fr_1fr] tablet:-mx-bleed tablet:grid-cols-[.8fr_1fr_1.25fr_1fr_.8fr]',
    picture: 'first:hidden last:hidden tablet:first:block tablet:last:block',
  },
  few: { row: 'mx-auto flex max-w-page justify-center px-gutter', picture: 'max-w-90 flex-1' },
};

/** A centered headline over a row of up to five pictures. Of five, phones show the middle three. */
export function SecondHero({ content: { title, text, button, pictures } }: SecondHeroProps) {
  const look = looks[pictures.length === 5 ? 'five' : 'few'];
  return (
    <section aria-labelledby="second-hero-title" className="overflow-hidden bg-paper-warm pt-section">
      <div className="mx-auto max-w-page px-gutter text-center">
        <h2 id="second-hero-title" className="mx-auto max-w-measure-14 text-hero">
          {title}
        </h2>
        <p className="mx-auto mt-6 max-w-measure-34 text-lead text-ink-soft">{text}</p>
        <p className="mt-8">
          <Link href={paths.dashboard} variant="button">
            {button}
          </Link>
        </p>
      </div>
      <div className={`mt-14 items-end gap-x-figures tablet:mt-18 ${look.row}`}>
        {pictures.map((picture) => (
          <div key={picture} className={look.picture}>
            <ArchPicture src={picture} alt="" ratio="hero" />
          </div>
        ))}
      </div>
    </section>
  );
}
