import { useEffect, useState } from 'react';
import { sanitize } from 'storybook/internal/csf';

import { readIndex } from './read-index.ts';
import {
  componentName,
  type IndexEntry,
  type ShownGroup,
  shownComponents,
  shownScreens,
  thumbnailPath,
} from './story-index.ts';

interface ThumbnailProps {
  story: IndexEntry;
  /** Text of the link. */
  label: string;
  /** Query of the story's address in Storybook, whose page contains this one in a frame. */
  href: string;
}

function Thumbnail({ story, label, href }: ThumbnailProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <a href={`./${href}`} target="_parent">
      <span className="grid gap-2 text-label font-semibold text-ink">
        <span className="relative grid aspect-4/3 place-items-center overflow-hidden rounded-control border border-line bg-paper-deep font-regular text-ink-soft">
          {isMissing ? (
            'No picture yet'
          ) : (
            <img
              src={thumbnailPath(story.id)}
              alt=""
              loading="lazy"
              onError={() => setIsMissing(true)}
              className="absolute inset-0 size-full object-contain"
            />
          )}
        </span>
        {label}
      </span>
    </a>
  );
}

interface ThumbnailsProps {
  /** `components` shows the first story of each, `screens` every state of every page and pane. */
  of: 'components' | 'screens';
}

const groupsOf = { components: shownComponents, screens: shownScreens };

const columns = {
  components: 'grid-cols-2 desk:grid-cols-3',
  screens: 'grid-cols-2 tablet:grid-cols-3 desk:grid-cols-4',
};

/** Pictures of all stories in Storybook's index. */
export function Thumbnails({ of }: ThumbnailsProps) {
  const [groups, setGroups] = useState<ShownGroup[]>([]);
  useEffect(() => {
    const loading = new AbortController();
    void readIndex(loading.signal).then((entries) => setGroups(groupsOf[of](entries)));
    return () => loading.abort();
  }, [of]);
  return groups.map(({ heading, stories }) => (
    <section key={heading} aria-label={heading}>
      <h2 id={sanitize(heading)} className="mt-10 mb-4 text-heading">
        {heading}
      </h2>
      <ul className={`grid gap-x-5 gap-y-7 ${columns[of]}`}>
        {stories.map((story) => (
          <li key={story.id}>
            {of === 'components' ? (
              <Thumbnail
                story={story}
                label={componentName(story)}
                href={`?path=/docs/${story.id.split('--')[0]}--docs`}
              />
            ) : (
              <Thumbnail story={story} label={story.name} href={`?path=/story/${story.id}`} />
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
}
