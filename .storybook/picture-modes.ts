import type { StoryContext } from '@storybook/react-vite';

/** An emulated condition. */
export type Emulation = 'forced-colors' | 'print' | 'large-text' | 'right-to-left';

/** A picture of a story. Sizes are in px. */
export interface PictureMode {
  width: number;
  /** Minimum height. A picture is as tall as its content. */
  height: number;
  emulation?: Emulation;
  /** The folder in `packages/content/examples` whose content is shown. Default: Hearthlight's own content. */
  foundation?: string;
  /** Shows the story in each condition of `matrixConditions`, one below the other. */
  matrix?: true;
}

/** The modes in the picture of a library component, from top to bottom. */
export const matrixConditions: readonly (Emulation | undefined)[] = [
  undefined,
  'right-to-left',
  'forced-colors',
  'large-text',
];

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

/** Returns the suffix of a picture's name, such as `390`, `390-matrix`, `794-print` or `1366-northwind`. */
export const modeName = ({ width, emulation, foundation, matrix }: PictureMode) =>
  [width, emulation, foundation, matrix && 'matrix'].filter(Boolean).join('-');

/** The viewport that a story pins; `undefined` for a story of every width. */
export function pinnedViewport({
  parameters,
  globals,
}: Pick<PicturedStory, 'parameters' | 'globals'>): { width: number; height: number } | undefined {
  const options: Record<string, { styles: { width: string; height: string } }> = parameters['viewport'].options;
  const own = options[globals['viewport']?.value]?.styles;
  return own && { width: Number.parseInt(own.width), height: Number.parseInt(own.height) };
}

/**
 * Returns the pictures of a story: none without the tag `visual` or `matrix`, one for a story that pins a viewport.
 * `npm run test:visual` and Chromatic use the same list.
 */
export function pictureModes({ name, tags = [], parameters, globals }: PicturedStory): readonly PictureMode[] {
  if (tags.includes('matrix')) return [{ width: 390, height: 40, matrix: true }];
  /* `Mobile` repeats another story, which has a picture at 390 px. */
  if (!tags.includes('visual') || name === 'Mobile') return [];
  const own = pinnedViewport({ parameters, globals });
  if (own) return [own];
  return [
    ...screens,
    ...(tags.includes('modes') ? modesOfPages : []),
    ...(tags.includes('foundations') ? modesOfFoundations : []),
  ];
}
