'use client';

import { paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { HomeContent } from './home-content.ts';

export interface JoinNowProps {
  /** Texts of the section. */
  texts: HomeContent['joinNow'];
}

/** The call to create an account. Its colored band continues the row of pictures in `SecondHero`. */
export function JoinNow({ texts }: JoinNowProps) {
  const words = useWords('home');
  return (
    <section aria-labelledby="join-title" className="bg-sun py-16 tablet:py-22">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-14 gap-y-8 px-gutter">
        <div>
          <h2 id="join-title" className="max-w-measure-14 text-title">
            {texts.title}
          </h2>
          <p className="mt-4 max-w-measure-32">{texts.text}</p>
        </div>
        <Link href={paths.dashboard} variant="button">
          {words.joinNow}
        </Link>
      </div>
    </section>
  );
}
