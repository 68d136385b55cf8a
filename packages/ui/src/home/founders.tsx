import { type Founder, paths } from '@hearthlight/domain';

import { ArchPicture } from '../components/arch-picture.tsx';
import { Link } from '../components/link.tsx';
import { Section } from '../components/section.tsx';

export interface FoundersProps {
  founders: readonly Founder[];
}

/** Who began it, each in their own arch, and an empty one beside them. */
export function Founders({ founders }: FoundersProps) {
  return (
    <Section title="Meet the founders" intro="Eleven people, one kitchen table, 2011." tone="warm">
      <div className="grid grid-cols-3 gap-x-4 gap-y-8 tablet:grid-cols-4 tablet:gap-x-7 tablet:gap-y-10 desk:grid-cols-6">
        <ul className="contents list-['']">
          {founders.map((founder) => (
            <li key={founder.name}>
              <ArchPicture src={founder.image_url} alt="" ratio="portrait" />
              <p className="mt-3 text-small leading-tight font-semibold">{founder.name}</p>
            </li>
          ))}
        </ul>
        <EmptyChair />
      </div>
    </Section>
  );
}

/** Twelve arches fill every row, in two, three or four of them: the last one is the visitor's. */
function EmptyChair() {
  return (
    <p>
      <span
        aria-hidden="true"
        className="block aspect-[120/140] rounded-[50%_50%_0_0/42.9%_42.9%_0_0] border-2 border-dashed border-control"
      />
      <span className="mt-3 block text-small leading-tight">
        <Link href={paths.dashboard}>This chair is yours</Link>
      </span>
    </p>
  );
}
