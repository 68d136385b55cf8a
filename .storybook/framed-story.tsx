import { DocsContext, Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { RESET_STORY_ARGS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

import { ownWidth } from './own-width.ts';

/**
 * The Story block of documentation pages. Renders a story in a frame if it pins a viewport or sets `docs.story.inline`
 * to false; `embed` skips its `play`. The frame loads when it scrolls into view, because a story that focuses an
 * element would scroll the page.
 */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { docs } = story.parameters;
  const width = ownWidth(story) ?? (docs?.story?.inline === false ? '100%' : undefined);
  if (width === undefined) return <Story {...props} />;
  const direction = String(globals['direction']);
  return (
    <Frame
      id={story.id}
      direction={direction}
      title={story.name}
      width={width}
      height={docs?.story?.height ?? '560px'}
    />
  );
}

/** Passes changes of the controls on to a frame, which has its own preview of the story. */
function usePassedControls(box: RefObject<HTMLElement | null>, id: string): void {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const passes = [UPDATE_STORY_ARGS, RESET_STORY_ARGS].map((type) => {
      const pass = (change: { storyId: string }) => {
        const message = { key: 'storybook-channel', event: { type, args: [change] } };
        if (change.storyId === id)
          box.current?.querySelector('iframe')?.contentWindow?.postMessage(message, location.origin);
      };
      channel.on(type, pass);
      return () => channel.off(type, pass);
    });
    return () => passes.forEach((stop) => stop());
  }, [box, channel, id]);
}

interface FrameProps {
  id: string;
  title: string;
  direction: string;
  width: string;
  height: string;
}

function Frame({ id, title, direction, width, height }: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  usePassedControls(box, id);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  // A phone's frame shrinks with the page. A wider one scrolls.
  const maxWidth = Number.parseInt(width) <= 390 ? '100%' : undefined;
  return (
    <div ref={box} data-framed style={{ overflowX: 'auto', minHeight: height }}>
      {isSeen && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this Storybook
        <iframe
          title={title}
          src={`./iframe.html?id=${id}&viewMode=story&embed=true&globals=direction:${direction}`}
          style={{ display: 'block', width, maxWidth, height, marginInline: 'auto', border: 0 }}
        />
      )}
    </div>
  );
}
