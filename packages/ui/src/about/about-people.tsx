import { Section } from '../components/layout/section.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import type { AboutPeople as People, AboutPerson } from './about-content.ts';

export interface AboutPeopleProps {
  /** The people, with their roles and portraits. */
  people: People;
}

/** The people of the foundation: portrait, name, role. Renders nothing without people. */
export function AboutPeople({ people }: AboutPeopleProps) {
  if (people.people.length === 0) return null;
  return (
    <Section title={people.title} intro={people.intro} background="warm">
      <ul
        data-even={people.people.length % 3 === 1 || undefined}
        className="grid list-[''] gap-x-10 gap-y-10 *:min-w-0 tablet:grid-cols-2 desk:grid-cols-3 desk:gap-y-14 desk:data-even:grid-cols-2 wide:data-even:grid-cols-4"
      >
        {people.people.map((person) => (
          <li key={person.name} className="list-['']">
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function PersonCard({ person: { name, role, text, image_url } }: { person: AboutPerson }) {
  return (
    <article className="@container">
      <div className="grid items-start gap-5 *:min-w-0 desk:block max-desk:@beside:grid-cols-[5.5rem_1fr]">
        <div className="max-w-36 desk:mb-5">
          <ArchPicture src={image_url} alt="" ratio="portrait" />
        </div>
        <div>
          <h3 className="text-heading">{name}</h3>
          <p className="mt-1 text-label font-strong text-pine">{role}</p>
          <p className="mt-2.5">{text}</p>
        </div>
      </div>
    </article>
  );
}
