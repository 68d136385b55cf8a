import type { StoryContext } from '@storybook/react-vite';

import { pinnedViewport } from './picture-modes.ts';

/**
 * Shows a story that pins a viewport in a frame of that size, as Storybook's interface does, if it is opened alone in a
 * tab of another width. Its `play` expects that width.
 */
export async function showAtOwnWidth(context: StoryContext): Promise<void> {
  const own = pinnedViewport(context);
  if (!own || own.width === innerWidth || window !== window.top) return;
  const frame = document.createElement('iframe');
  frame.title = context.name;
  frame.src = location.href;
  frame.dataset['ownWidth'] = '';
  frame.style.cssText = `display: block !important; width: ${own.width}px; height: ${own.height}px; margin: auto; border: 0`;
  document.body.replaceChildren(frame);
  // The story runs in the frame only.
  await new Promise(() => {});
}
