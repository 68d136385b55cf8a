import { Avatar } from '../components/avatar.tsx';
import { Section } from '../components/section.tsx';
import { Ticker } from '../components/ticker.tsx';
import type { Volunteer } from './home-content.ts';

export interface RecentContributorsProps {
  volunteers: readonly Volunteer[];
}

/** People who gave money, time or skill, passing by in two rows, the second three seconds behind (`spec §4`). */
export function RecentContributors({ volunteers }: RecentContributorsProps) {
  const items = volunteers.map((volunteer) => ({
    id: volunteer.name,
    text: `${volunteer.name}: ${volunteer.text}`,
    content: <Card volunteer={volunteer} />,
  }));
  return (
    <Section
      title="Recent contributors"
      intro="Money is one way. A van on a Saturday, a translated letter or 58 hats are others."
      tone="warm"
    >
      <Ticker label="Recent contributors" items={items} rows={2} />
    </Section>
  );
}

function Card({ volunteer: { name, text, image_url } }: { volunteer: Volunteer }) {
  return (
    <article className="flex items-start gap-4">
      <Avatar src={image_url} />
      <div>
        <h3 className="font-sans text-body font-semibold">{name}</h3>
        <p className="mt-0.5 text-small text-ink-soft">{text}</p>
      </div>
    </article>
  );
}
