import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import type { HomeContent } from './home-content.ts';

export interface SecondHeroProps {
  /** Texts and pictures. */
  content: HomeContent['secondHero'];
}

/** A centered headline over a row of pictures. Phones show all but the first and the last picture. */
export function SecondHero({ content: { title, text, button, pictures } }: SecondHeroProps) {
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
      <div className="-mx-bleed-phone mt-14 grid grid-cols-[1fr_1.25fr_1fr] items-end gap-x-figures tablet:-mx-bleed tablet:mt-18 tablet:grid-cols-[.8fr_1fr_1.25fr_1fr_.8fr]">
        {pictures.map((picture) => (
          <div key={picture} className="first:hidden last:hidden tablet:first:block tablet:last:block">
            <ArchPicture src={picture} alt="" ratio="hero" />
          </div>
        ))}
      </div>
    </section>
  );
}
