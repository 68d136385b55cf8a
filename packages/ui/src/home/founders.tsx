'use client';

import { type Founder, paths } from '@hearthlight/domain';

import { Link } from '../components/actions/link.tsx';
import { Section } from '../components/layout/section.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { useWords } from '../words/words-provider.tsx';

export interface FoundersProps {
  /** Text below the heading. */
  intro: string;
  /** The founders, in order. */
  founders: ReadonlyArray<Founder>;
  /** The text of the link after the founders. */
  invitation: string;
}

/** The founders' portraits, followed by an empty arch that links to the dashboard. Renders nothing without founders. */
export function Founders({ intro, founders, invitation }: FoundersProps) {
  const words = useWords('home');
  if (founders.length === 0) return null;
  return (
    <Section title={words.meetTheFounders} intro={intro} background="warm">
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(4.5rem,29%),1fr))] gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-7 tablet:gap-y-10 desk:grid-cols-6">
        <ul className="contents list-['']">
          {founders.map((founder) => (
            <li key={founder.name}>
              <ArchPicture src={founder.image_url} alt="" ratio="portrait" />
              <p className="mt-3 text-small leading-tight font-semibold">{founder.name}</p>
            </li>
          ))}
        </ul>
        <Invitation text={invitation} />
      </div>
    </Section>
  );
}

/** With a twelfth arch, rows are full at three, four and six columns. */
function Invitation({ text }: { text: string }) {
  return (
    <p className="relative">
      <span
        aria-hidden="true"
        className="block aspect-portrait rounded-arch-portrait border-2 border-dashed border-control"
      />
      <span className="mt-3 block text-small leading-tight">
        <Link href={paths.dashboard} className="after:absolute after:inset-0">
          {text}
        </Link>
      </span>
    </p>
  );
}
