'use client';

import { Section } from '../components/layout/section.tsx';
import { Avatar } from '../components/media/avatar.tsx';
import { Ticker } from '../components/motion/ticker.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { Volunteer } from './home-content.ts';

export interface RecentContributorsProps {
  /** Text below the heading. */
  intro: string;
  /** The volunteers, in order. */
  volunteers: ReadonlyArray<Volunteer>;
}

/** A ticker of people who gave money, time or skill, in two rows (specification §4); nothing without them. */
export function RecentContributors({ intro, volunteers }: RecentContributorsProps) {
  const words = useWords('home');
  if (volunteers.length === 0) return null;
  const items = volunteers.map((volunteer) => ({
    id: volunteer.name,
    text: `${volunteer.name}: ${volunteer.text}`,
    content: <Card volunteer={volunteer} />,
  }));
  return (
    <Section title={words.recentContributors} intro={intro} background="warm">
      <Ticker label={words.recentContributors} items={items} rows={2} />
    </Section>
  );
}

function Card({ volunteer: { name, text, image_url } }: { volunteer: Volunteer }) {
  return (
    <article className="flex flex-wrap items-start gap-4">
      <Avatar src={image_url} />
      <div className="min-w-0 flex-1 basis-32">
        <h3 className="font-sans text-body font-semibold">{name}</h3>
        <p className="mt-1 text-small text-ink-soft">{text}</p>
      </div>
    </article>
  );
}
