import { Story, useOf } from '@storybook/addon-docs/blocks';
import { type ComponentProps, useState } from 'react';

/**
 * The Story block of documentation pages. A story that pins a viewport renders in a frame of that width, because
 * media queries of an inline story see the width of the documentation page. `embed` keeps its `play` from running;
 * `inert` keeps a story that focuses an element from scrolling the page, until the pointer is over it.
 */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const [isInert, setInert] = useState(true);
  const { viewport, docs } = story.parameters;
  const ownWidth: string | undefined =
    viewport?.options?.[story.storyGlobals?.['viewport']?.value]?.styles.width;
  const width = ownWidth ?? (docs?.story?.inline === false ? '100%' : undefined);
  if (width === undefined) return <Story {...props} />;
  return (
    <div style={{ overflowX: 'auto' }} onPointerEnter={() => setInert(false)}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the frame shows this Storybook */}
      <iframe
        title={story.name}
        src={`./iframe.html?id=${story.id}&viewMode=story&embed=true`}
        loading="lazy"
        inert={isInert}
        style={{
          display: 'block',
          width,
          height: docs?.story?.height ?? '560px',
          marginInline: 'auto',
          border: 0,
        }}
      />
    </div>
  );
}
