/** An entry of Storybook's `index.json`, in the order of the sidebar. */
export interface IndexEntry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

/** Pictures of stories under a heading. */
export interface ShownGroup {
  heading: string;
  stories: IndexEntry[];
}

const lastPart = (title: string) => title.split('/').at(-1) ?? '';

/** Stories that documentation pages show: those that only test a behavior are tagged `!autodocs`. */
const shownStories = (entries: readonly IndexEntry[]) =>
  entries.filter(({ type, tags }) => type === 'story' && tags.includes('autodocs'));

function grouped(stories: readonly IndexEntry[], headingOf: (title: string) => string): ShownGroup[] {
  const groups = Map.groupBy(stories, ({ title }) => headingOf(title));
  return [...groups].map(([heading, members]) => ({ heading, stories: members }));
}

/** Returns the story tagged `thumbnail`, or else the first story, of each component. */
function storyOfEach(entries: readonly IndexEntry[]): IndexEntry[] {
  const components = [...Map.groupBy(entries, ({ title }) => title).values()];
  return components.flatMap(
    (all) => all.find(({ type, tags }) => type === 'story' && tags.includes('thumbnail')) ?? shownStories(all)[0] ?? [],
  );
}

/** Returns the story of each component and screen whose accessibility is checked. */
export const checkedStories = (entries: readonly IndexEntry[]): IndexEntry[] =>
  storyOfEach(entries.filter(({ title }) => !/^(?:Start here|Foundations|Patterns)\//.test(title)));

/** Returns the story of each component that others may use, by the part of the sidebar that it is in. */
export function shownComponents(entries: readonly IndexEntry[]): ShownGroup[] {
  const ofOthers = /^(?:Foundations|Product\/(?:Routes|Flows))\//;
  const stories = storyOfEach(entries.filter(({ title, tags }) => !ofOthers.test(title) && !tags.includes('internal')));
  return grouped(stories, (title) => title.split('/').slice(0, -1).join(', '));
}

/** Whether a screen belongs to the whole site: those of errors. */
const isOfSite = ({ title }: IndexEntry) => title.startsWith('Product/Site/');

/** Returns every state of every screen, those of errors last: the stories of page views and panes. */
export function shownScreens(entries: readonly IndexEntry[]): ShownGroup[] {
  const states = shownStories(entries).filter(
    ({ title, tags }) => /(?:Page|Pane)$/.test(title) && !tags.includes('internal'),
  );
  const inOrder = states.toSorted((a, b) => Number(isOfSite(a)) - Number(isOfSite(b)));
  return grouped(inOrder, (title) => nameInWords(lastPart(title)));
}

/** The name of a component: `SignInPage`. */
export const componentName = ({ title }: IndexEntry) => lastPart(title);

/** Returns the name of a component as words: `Sign in page` for `SignInPage`. */
export function nameInWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of a story's picture, which `npm run storybook:thumbnails` takes. */
export const thumbnailPath = (id: string) => `thumbnails/${id}.webp`;
