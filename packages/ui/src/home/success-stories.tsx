'use client';

import { formatYear } from '@hearthlight/domain';

import { Section } from '../components/layout/section.tsx';
import { ArchPicture } from '../components/media/arch-picture.tsx';
import { useWords } from '../words/words-provider.tsx';
import type { SuccessStory } from './home-content.ts';

export interface SuccessStoriesProps {
  /** Text below the heading. */
  intro: string;
  /** The newest first: it is large, the others follow as entries of a list. */
  stories: ReadonlyArray<SuccessStory>;
}

/** Stories of people whom the foundation helped, the newest first. Renders nothing without stories. */
export function SuccessStories({ intro, stories }: SuccessStoriesProps) {
  const words = useWords('home');
  const [newest, ...earlier] = stories;
  if (!newest) return null;
  return (
    <Section title={words.successStories} intro={intro} background="paper">
      <Newest story={newest} />
      {earlier.length > 0 && (
        <ol className="mt-12 list-[''] tablet:mt-18">
          {earlier.map((story) => (
            <li key={story.name} className="@container">
              <Entry story={story} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}

function Newest({ story }: { story: SuccessStory }) {
  return (
    <article className="grid items-end gap-x-14 gap-y-7 tablet:grid-cols-[1.15fr_1fr]">
      <ArchPicture src={story.image_url} alt={story.image_alt} />
      <div className="pb-2">
        <div className="mb-4">
          <Year>{formatYear(story.year)}</Year>
        </div>
        <Title story={story} />
        <p className="mt-4 text-lead text-ink-soft">{story.story}</p>
      </div>
    </article>
  );
}

function Entry({ story }: { story: SuccessStory }) {
  return (
    <article className="flex flex-wrap items-end gap-x-6 gap-y-5 border-t border-line py-8 *:min-w-0 @table:grid @table:grid-cols-[16%_1fr_22%] @table:items-start @table:gap-x-10">
      <Year>{formatYear(story.year)}</Year>
      <div className="w-full">
        <Title story={story} />
        <p className="mt-3 max-w-text text-ink-soft">{story.story}</p>
      </div>
      <div className="order-first basis-32 @table:order-none">
        <ArchPicture src={story.image_url} alt={story.image_alt} />
      </div>
    </article>
  );
}

function Year({ children }: { children: string }) {
  return <p className="font-display text-figure text-ember tabular">{children}</p>;
}

function Title({ story }: { story: SuccessStory }) {
  return (
    <>
      <h3 className="text-heading">{story.name}</h3>
      <p className="mt-1 text-label font-semibold text-pine">{story.place}</p>
    </>
  );
}
