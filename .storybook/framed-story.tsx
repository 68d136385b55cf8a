import { Story, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

/** Height of a frame in px, unless the story sets `docs.story.height`. The content scrolls in it. */
const frameHeight = 560;

/**
 * The Story block of documentation pages. A story that pins a viewport renders in a frame of that width, because
 * media queries of an inline story see the width of the documentation page.
 */
export function FramedStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { viewport, docs } = story.parameters;
  const width: string | undefined =
    viewport?.options?.[story.storyGlobals?.['viewport']?.value]?.styles.width;
  if (width === undefined) return <Story {...props} />;
  return (
    <div style={{ overflowX: 'auto' }}>
      <div style={{ width, marginInline: 'auto' }}>
        <Story {...props} inline={false} height={docs?.story?.height ?? `${frameHeight}px`} />
      </div>
    </div>
  );
}
