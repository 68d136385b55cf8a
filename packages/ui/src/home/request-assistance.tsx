import { paths } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Link } from '../components/link.tsx';

/** What happens to a letter that asks for help, in order. */
const answers = [
  ['You write', 'A few lines are enough: what is needed, where, and roughly what it costs.'],
  ['Somebody calls', 'Within two working days, by name, in a language you share.'],
  ['The bill is paid', 'To the one who does the work. You owe us nothing for it, not even a photograph.'],
] as const;

/** For those who need help rather than give it: what to expect, and the way to the form. */
export function RequestAssistance() {
  return (
    <section aria-labelledby="assistance-title" className="bg-paper py-section">
      <div className="mx-auto grid max-w-page items-center gap-x-18 gap-y-10 px-gutter tablet:grid-cols-[1fr_.82fr] tablet:gap-x-12 desk:gap-x-22">
        <div>
          <h2 id="assistance-title" className="text-title">
            Request Assistance
          </h2>
          <p className="mt-5 max-w-[30em] text-lead text-ink-soft">
            For yourself, or for a neighbor who would never ask. Nobody here will want you to prove that you
            are poor.
          </p>
          <dl className="mt-8 mb-9 border-t border-line">
            {answers.map(([what, how]) => (
              <div
                key={what}
                className="gap-x-6 border-b border-line py-4 desk:grid desk:grid-cols-[9rem_1fr]"
              >
                <dt className="font-semibold">{what}</dt>
                <dd className="text-ink-soft">{how}</dd>
              </div>
            ))}
          </dl>
          <Link href={paths.requestHelp} variant="button-secondary">
            Request help
          </Link>
        </div>
        <ArchPicture
          src="/pictures/road.svg"
          alt="In the rain a woman and a child under one umbrella wait at a mountain road as a yellow bus comes round the bend"
          ratio="hero"
        />
      </div>
    </section>
  );
}
