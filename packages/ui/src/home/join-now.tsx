import { paths } from '@hearthlight/domain';

import { Link } from '../components/link.tsx';

/** The call to action, on the page's one band of full colour: the ground on which the arcade above it stands. */
export function JoinNow() {
  return (
    <section aria-labelledby="join-title" className="bg-sun py-16 tablet:py-22">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-14 gap-y-8 px-gutter">
        <div>
          <h2 id="join-title" className="max-w-[14em] text-title">
            Ten thousand people keep this light on. Be the next.
          </h2>
          <p className="mt-4 max-w-[32em]">
            An account takes two minutes, costs nothing and shows you every bill that your gifts have paid.
          </p>
        </div>
        <Link href={paths.dashboard} variant="button">
          Join now
        </Link>
      </div>
    </section>
  );
}
