import type { Preview } from '@storybook/react-vite';

import { matrixConditions, modeName, type PictureMode, pictureModes } from './picture-modes.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];

const browserOptions = {
  'forced-colors': { forcedColors: 'active' },
  print: { media: 'print' },
  'large-text': { textSize: '200' },
  'right-to-left': { direction: 'rtl' },
} as const;

const modeOf = ({ width, emulation, foundation }: PictureMode) => ({
  viewport: width,
  ...(foundation && { foundation }),
  ...(emulation && browserOptions[emulation]),
});

/** Chromatic takes one snapshot for each condition of a matrix. */
const conditionsOf = ({ matrix, width, height, ...mode }: PictureMode): PictureMode[] =>
  matrix
    ? matrixConditions.map((emulation) => ({ width, height, ...(emulation && { emulation }) }))
    : [{ width, height, ...mode }];

/**
 * Gives each story the same snapshots as the offline comparison. Chromatic reads parameters instead of tags; an
 * enhancer has access to both.
 */
export const chromaticParameters: Enhancer = (story) => {
  const globals = 'storyGlobals' in story ? story.storyGlobals : {};
  const modes = pictureModes({ ...story, globals: globals ?? {} }).flatMap(conditionsOf);
  story.parameters['chromatic'] = {
    disableSnapshot: modes.length === 0,
    prefersReducedMotion: 'reduce',
    modes: Object.fromEntries(modes.map((mode) => [modeName(mode), modeOf(mode)])),
  };
  return story.argTypes;
};
