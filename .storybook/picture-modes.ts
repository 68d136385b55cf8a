import type { StoryContext } from '@storybook/react-vite';

/** A condition other than the width. */
export type Emulation = 'forced-colors' | 'print' | 'large-text';

/** One picture of a story. Sizes are in px. */
export interface PictureMode {
  width: number;
  /** Smallest height: a picture is as tall as its content. */
  height: number;
  emulation?: Emulation;
  /** The folder in `packages/content/examples` whose content is shown; without it, the content that Hearthlight ships. */
  foundation?: string;
}

type PicturedStory = Pick<StoryContext, 'name' | 'parameters' | 'globals'> & { tags?: string[] };

const screens: readonly PictureMode[] = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];

/**
 * Pictures of a story with the tag `modes` in addition to those of the screens, each at the width that matters most to
 * it. Print comes last: it hides buttons, which takes the focus from one that has it.
 */
const modesOfPages: readonly PictureMode[] = [
  { width: 390, height: 844, emulation: 'large-text' },
  { width: 1366, height: 900, emulation: 'forced-colors' },
  /* A4 at 96 px an inch. */
  { width: 794, height: 1123, emulation: 'print' },
];

/** Pictures of a story with the tag `foundations` in addition: the same page of another foundation. */
const modesOfFoundations = screens.map((screen) => ({ ...screen, foundation: 'northwind' }));

/** Returns the end of a picture's name: `390`, `794-print`, `1366-northwind`. */
export const modeName = ({ width, emulation, foundation }: PictureMode) =>
  [width, emulation, foundation].filter(Boolean).join('-');

/**
 * Returns the pictures of a story: none without the tag `visual`, and one for a story with a viewport of its own.
 * `npm run test:visual` compares them; Chromatic gets the same list.
 */
export function pictureModes({
  name,
  tags = [],
  parameters,
  globals,
}: PicturedStory): readonly PictureMode[] {
  /* `Mobile` repeats another story, which has a picture at 390 px. */
  if (!tags.includes('visual') || name === 'Mobile') return [];
  const options: Record<string, { styles: { width: string; height: string } }> =
    parameters['viewport'].options;
  const own = options[globals['viewport']?.value]?.styles;
  if (own) return [{ width: Number.parseInt(own.width), height: Number.parseInt(own.height) }];
  return [
    ...screens,
    ...(tags.includes('modes') ? modesOfPages : []),
    ...(tags.includes('foundations') ? modesOfFoundations : []),
  ];
}
