import { DocsContext, Story, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';

/** A named part of a story and the place of its marker, in px from the upper left corner of the picture. */
interface Part {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
  marker: { left: number; top: number };
}

/** Elements inside a part belong to other components. */
const outermost = '[data-part]:not([data-part] [data-part])';

/** Width and height of a marker and the space beside it, in px. */
const [size, space] = [20, 6];

/** Returns the document or element that shows the story, which may be in a frame. */
const storyIn = (picture: HTMLElement) => picture.querySelector('iframe')?.contentDocument?.body ?? picture;

const collides = (a: Part['marker'], b: Part['marker']) =>
  Math.abs(a.left - b.left) < size && Math.abs(a.top - b.top) < size;

/** Returns the first visible element of each part. Visually hidden elements are 1 px wide. */
function visibleParts(story: HTMLElement): Map<string, HTMLElement> {
  const parts = new Map<string, HTMLElement>();
  for (const element of story.querySelectorAll<HTMLElement>(outermost)) {
    const name = element.dataset['part'] ?? '';
    const isVisible = element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth !== 1;
    if (isVisible && !parts.has(name)) parts.set(name, element);
  }
  return parts;
}

/** Measures the parts. A marker is before its part, below one that is already there. */
function measure(picture: HTMLElement): Part[] {
  const origin = picture.getBoundingClientRect();
  const frame = picture.querySelector('iframe')?.getBoundingClientRect();
  const parts: Part[] = [];
  for (const [name, element] of visibleParts(storyIn(picture))) {
    const box = element.getBoundingClientRect();
    const left = Math.max(0, box.left + (frame?.left ?? 0) - origin.left);
    const right = Math.min(origin.width, box.right + (frame?.left ?? 0) - origin.left);
    const top = box.top + (frame?.top ?? 0) - origin.top;
    const before =
      getComputedStyle(element.parentElement ?? element).direction === 'rtl' ? right + space : left - size - space;
    const marker = { left: Math.min(Math.max(0, before), origin.width - size), top };
    while (parts.some((other) => collides(marker, other.marker))) marker.top += size;
    parts.push({ name, left, top, width: right - left, height: box.height, marker });
  }
  return parts;
}

/** Returns the parts of the story in the picture, measured again when it renders, moves or changes its size. */
function useParts(picture: { current: HTMLElement | null }): readonly Part[] {
  const { channel } = useContext(DocsContext);
  const [parts, setParts] = useState<readonly Part[]>([]);
  useEffect(() => {
    const update = () => setParts(picture.current ? measure(picture.current) : []);
    const sizes = new ResizeObserver(update);
    const follow = () => {
      if (!picture.current) return;
      const story = storyIn(picture.current);
      sizes.disconnect();
      for (const element of [picture.current, ...visibleParts(story).values()]) sizes.observe(element);
      story.addEventListener('transitionend', update);
    };
    channel.on('storyRendered', follow);
    return () => {
      channel.off('storyRendered', follow);
      sizes.disconnect();
    };
  }, [channel, picture]);
  return parts;
}

const inWords = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

interface AnatomyProps {
  /** The names of its parts, listed until the story shows which of them it has. */
  names: readonly string[];
  /** A sentence on each part. */
  sentences: Readonly<Record<string, string>>;
}

/** The numbered parts of a component (`data-part`) over its story tagged `anatomy`, or else over its first story. */
export function Anatomy({ names, sentences }: AnatomyProps) {
  const stories = useContext(DocsContext).componentStories();
  const story = stories.find(({ tags }) => tags.includes('anatomy')) ?? stories[0];
  const picture = useRef<HTMLDivElement>(null);
  const parts = useParts(picture);
  const listed = parts.length > 0 ? parts.map(({ name }) => name) : names;
  return (
    <Unstyled>
      <div data-anatomy="">
        {/* The list says the same. */}
        <div ref={picture} inert className="relative overflow-clip px-7 py-2">
          <Story of={story?.moduleExport} __forceInitialArgs />
          {parts.map(({ name, marker, ...box }, index) => (
            <div key={name} aria-hidden="true">
              <span className="absolute border border-dashed border-ember" style={box} />
              <span
                data-marker={name}
                className="absolute grid size-5 place-items-center rounded-full bg-ink text-label font-semibold text-paper tabular"
                style={marker}
              >
                {index + 1}
              </span>
            </div>
          ))}
        </div>
        <ol className="mt-6 mb-10 list-decimal ps-7 text-small wrap-anywhere">
          {listed.map((name) => (
            <li key={name} className="py-1">
              <b className="font-semibold">{inWords(name)}</b>
              {sentences[name] && `: ${sentences[name]}`}
            </li>
          ))}
        </ol>
      </div>
    </Unstyled>
  );
}
