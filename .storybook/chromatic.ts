import type { Globals, StoryContextForEnhancers } from 'storybook/internal/csf';

import { modeName, type PictureMode, pictureModes } from './picture-modes.ts';

/** The context of an enhancer also has the globals of the story, which its type lacks. */
type Story = StoryContextForEnhancers & { storyGlobals?: Globals };

const browserOptions = {
  'forced-colors': { forcedColors: 'active' },
  print: { media: 'print' },
  'large-text': {},
} as const;

const modeOf = ({ width, emulation, foundation }: PictureMode) => ({
  viewport: width,
  ...(foundation && { foundation }),
  ...(emulation && browserOptions[emulation]),
});

/**
 * Gives each story the snapshots that the offline comparison takes. Chromatic reads parameters, not tags, and an
 * enhancer is the one place where the tags of a story are known together with its parameters.
 */
export function chromaticParameters({ argTypes, name, tags, parameters, storyGlobals = {} }: Story) {
  const modes = pictureModes({ name, tags, parameters, globals: storyGlobals });
  parameters['chromatic'] = {
    disableSnapshot: modes.length === 0,
    prefersReducedMotion: 'reduce',
    modes: Object.fromEntries(modes.map((mode) => [modeName(mode), modeOf(mode)])),
  };
  return argTypes;
}
