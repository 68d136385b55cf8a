import { paths } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Link } from '../components/link.tsx';

/** The arcade, from left to right: the middle is the widest, the outer two run out of the page, and phones leave them out. */
const arcade = ['solar-lamp', 'kitchen', 'bridge', 'nursery', 'field'] as const;

/** The page's second breath: a line in the middle over an arcade of what gifts have become. */
export function SecondHero() {
  return (
    <section aria-labelledby="second-hero-title" className="overflow-hidden bg-paper-warm pt-section">
      <div className="mx-auto max-w-page px-gutter text-center">
        <h2 id="second-hero-title" className="mx-auto max-w-[14em] text-hero">
          Behind every door, somebody is home again
        </h2>
        <p className="mx-auto mt-6 max-w-[34em] text-lead text-ink-soft">
          A lamp to read by, soup at noon, a bridge that holds in the monsoon. None of it is large. All of it
          was one bill too many for one house, and a small one for ten thousand.
        </p>
        <p className="mt-8">
          <Link href={paths.dashboard} variant="button">
            Give today
          </Link>
        </p>
      </div>
      <div className="mt-14 -mr-[18%] -ml-[18%] grid grid-cols-[1fr_1.25fr_1fr] items-end gap-x-[2%] tablet:mt-18 tablet:-mr-[5%] tablet:-ml-[5%] tablet:grid-cols-[.8fr_1fr_1.25fr_1fr_.8fr]">
        {arcade.map((picture) => (
          <div key={picture} className="first:hidden last:hidden tablet:first:block tablet:last:block">
            <ArchPicture src={`/pictures/${picture}.svg`} alt="" ratio="hero" />
          </div>
        ))}
      </div>
    </section>
  );
}
