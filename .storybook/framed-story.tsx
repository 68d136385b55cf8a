import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef, useState } from 'react';

import { pinnedViewport } from './picture-modes.ts';

/**
 * The Story block of documentation pages. Renders a story in a frame if it pins a viewport or sets `docs.story.inline`
 * to false; `embed` skips its `play`. The frame loads a window's height before it is in view. It is inert until all of
 * it or half of the window is in view, because a story that focuses an element would scroll the page.
 */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { docs } = story.parameters;
  const own = pinnedViewport({ parameters: story.parameters, globals: story.storyGlobals });
  const width = own ? `${own.width}px` : docs?.story?.inline === false ? '100%' : undefined;
  if (width === undefined) return <Story {...props} />;
  const direction = String(globals['direction']);
  return <Frame id={story.id} direction={direction} title={story.name} width={width} height={docs?.story?.height} />;
}

type FrameRef = RefObject<HTMLIFrameElement | null>;

/**
 * Passes changes of the controls on to a frame, which has its own preview of the story. Storybook's own frames ignore
 * controls (Storybook issue 11908). The message is the one that Storybook's windows send each other.
 */
function usePassedControls(frame: FrameRef, id: string): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const passes = ['updateStoryArgs', 'resetStoryArgs'].map((type) => {
      const pass = (change: { storyId: string }) => {
        const message = { key: 'storybook-channel', event: { type, args: [change] } };
        if (change.storyId === id) frame.current?.contentWindow?.postMessage(message, location.origin);
      };
      channel.on(type, pass);
      return () => channel.off(type, pass);
    });
    return () => passes.forEach((stop) => stop());
  }, [frame, channel, id]);
}

/** The height of a frame in px, at most, and the space below its story. */
const [highest, space] = [560, 16];

/**
 * Returns the height of a frame's story in px, up to a limit. The preview in the frame reports when it has rendered.
 */
function useFittedHeight(frame: FrameRef, id: string): number {
  const { channel } = useContext(DocsContext);
  const [height, setHeight] = useState(highest);
  useEffect(() => {
    const fit = (rendered: string) => {
      const root = frame.current?.contentDocument?.querySelector('#storybook-root');
      if (rendered === id && root) setHeight(Math.min(highest, Math.ceil(root.getBoundingClientRect().bottom) + space));
    };
    channel.on('storyRendered', fit);
    return () => channel.off('storyRendered', fit);
  }, [frame, channel, id]);
  return height;
}

interface FrameProps {
  id: string;
  title: string;
  direction: string;
  width: string;
  /** Default: the story's. */
  height: string | undefined;
}

function Frame({ id, title, direction, width, height: given }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [isNear, setNear] = useState(false);
  const [isSeen, setSeen] = useState(false);
  usePassedControls(frame, id);
  const fitted = useFittedHeight(frame, id);
  const height = given ?? `${fitted}px`;
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      // Without a root, the margin has no effect inside Storybook's own frame.
      root: document,
      rootMargin: '100% 0px',
    });
    const seen = new IntersectionObserver(
      ([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        if (ratio > 0.99 || (entry?.intersectionRect.height ?? 0) > innerHeight / 2) setSeen(true);
      },
      { threshold: [0.25, 0.5, 0.75, 1] },
    );
    for (const observer of [near, seen]) if (box.current) observer.observe(box.current);
    return () => [near, seen].forEach((observer) => observer.disconnect());
  }, []);
  // A phone's frame shrinks with the page. A wider one scrolls.
  const maxWidth = Number.parseInt(width) <= 390 ? '100%' : undefined;
  return (
    <div ref={box} data-framed style={{ overflowX: 'auto', minHeight: height }}>
      {isNear && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this Storybook
        <iframe
          ref={frame}
          inert={!isSeen}
          title={title}
          src={`./iframe.html?id=${id}&viewMode=story&embed=true&globals=direction:${direction}`}
          style={{ display: 'block', width, maxWidth, height, marginInline: 'auto', border: 0 }}
        />
      )}
    </div>
  );
}
