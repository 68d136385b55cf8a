import type { StoryContext } from '@storybook/react-vite';

/** An emulated condition. */
export type Emulation = 'forced-colors' | 'print' | 'large-text';

/** A picture of a story. Sizes are in px. */
export interface PictureMode {
  width: number;
  /** Minimum height. A picture is as tall as its content. */
  height: number;
  emulation?: Emulation;
  /** The folder in `packages/content/examples` whose content is shown. Default: Hearthlight's own content. */
  foundation?: string;
}

type PicturedStory = Pick<StoryContext, 'name' | 'parameters' | 'globals'> & { tags?: string[] };

const screens: readonly PictureMode[] = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
];

/**
 * Additional pictures of stories tagged `modes`, each at its most relevant width. Print is last, because it hides
 * buttons, and a hidden button loses focus.
 */
const modesOfPages: readonly PictureMode[] = [
  { width: 390, height: 844, emulation: 'large-text' },
  { width: 1366, height: 900, emulation: 'forced-colors' },
  /* A4 at 96 px per inch. */
  { width: 794, height: 1123, emulation: 'print' },
];

/** Additional pictures of stories tagged `foundations`: the same page with another foundation. */
const modesOfFoundations = screens.map((screen) => ({ ...screen, foundation: 'northwind' }));

/** Returns the suffix of a picture's name, such as `390`, `794-print` or `1366-northwind`. */
export const modeName = ({ width, emulation, foundation }: PictureMode) =>
  [width, emulation, foundation].filter(Boolean).join('-');

/**
 * Returns the pictures of a story: none without the tag `visual`, one for a story that pins a viewport. `npm run
 * test:visual` and Chromatic use the same list.
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
