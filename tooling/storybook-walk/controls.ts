import type { Browser, Page } from 'playwright';

import type { Fault } from './stories.ts';

/** The components that other components and apps use most. Each of their controls is set to each kind of value. */
const mostUsed = [
  'components-actions-button',
  'components-actions-link',
  'components-data-datatable',
  'components-data-pagination',
  'components-data-stat',
  'components-data-tag',
  'components-feedback-dialog',
  'components-feedback-notice',
  'components-feedback-skeleton',
  'components-feedback-statustext',
  'components-forms-checkbox',
  'components-forms-codefield',
  'components-forms-field',
  'components-forms-radiocards',
  'components-forms-textarea',
  'components-layout-section',
  'components-layout-steps',
  'components-media-archpicture',
  'giving-goalbar',
  'giving-moneyfield',
] as const;

/** What docgen prints for a type that it could not read. */
const unreadable = [
  '',
  'union',
  'unknown',
  'signature',
  'intersection',
  'Array',
  'ReadonlyArray',
  'Omit',
  'Pick',
];

declare global {
  interface Window {
    /** Failures since the story was rendered. */
    failures: string[];
  }
}

/** Returns what is wrong with the rows of the props table of the component that this story belongs to. */
async function readRows(page: Page, storyId: string): Promise<string[]> {
  const rows = await page.evaluate(async (id) => {
    const { argTypes } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
    return Object.entries(argTypes).map(([name, { description = '', table }]) => ({
      name,
      description,
      type: table?.type?.summary ?? '',
    }));
  }, storyId);
  return rows.flatMap(({ name, description, type }) => [
    ...(description.trim() === '' ? [`the prop ${name} has no description`] : []),
    ...(unreadable.includes(type) ? [`the type of the prop ${name} reads '${type}'`] : []),
  ]);
}

/** Values that the control of this type can produce, including those that a component does not expect. */
const produced: Readonly<Record<string, readonly unknown[]>> = {
  text: ['', 'A', 'Wolfeschlegelsteinhausenbergerdorff '.repeat(8)],
  number: [0, -1, 1.5, 1_000_000],
  boolean: [true, false],
  object: [{}, [], [{}], null, 'text'],
};

/** Sets each control of the story to each kind of value and returns what broke. */
async function setControls(page: Page, storyId: string): Promise<string[]> {
  return page.evaluate(
    async ({ id, values }) => {
      const { argTypes, initialArgs } = await window.__STORYBOOK_PREVIEW__.loadStory({ storyId: id });
      const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
      const event = (name: string) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(done, 5000);
          function done() {
            clearTimeout(timer);
            channel.off(name, done);
            resolve();
          }
          channel.on(name, done);
        });
      const failures: string[] = [];
      const record = (payload: unknown) => failures.push(JSON.stringify(payload).slice(0, 300));
      for (const name of ['storyThrewException', 'storyErrored']) channel.on(name, record);
      const shown = event('storyFinished');
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      await shown;
      const broken: string[] = [];
      for (const [name, { control, options = [] }] of Object.entries(argTypes)) {
        const type = control?.disable ? undefined : control?.type;
        for (const value of type ? (values[type] ?? options) : []) {
          const rendered = event('storyRendered');
          channel.emit('updateStoryArgs', { storyId: id, updatedArgs: { [name]: value } });
          await rendered;
          // A component may throw in an effect, after the story was rendered.
          await new Promise((resolve) => setTimeout(resolve));
          if (failures.length === 0) continue;
          broken.push(`${name} = ${JSON.stringify(value)} breaks it: ${failures.splice(0).join(' ')}`);
        }
        const reset = event('storyRendered');
        channel.emit('updateStoryArgs', { storyId: id, updatedArgs: { [name]: initialArgs[name] } });
        await reset;
      }
      for (const name of ['storyThrewException', 'storyErrored']) channel.off(name, record);
      return broken;
    },
    { id: storyId, values: produced },
  );
}

/**
 * Reads the props table of each component and sets the controls of the most used ones. `firstStories` maps the id of
 * each component to its first story.
 */
export async function walkControls(
  browser: Browser,
  origin: string,
  firstStories: ReadonlyMap<string, string>,
): Promise<Fault[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${origin}iframe.html?viewMode=story&id=`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready());
  const faults: Fault[] = [];
  for (const [component, story] of firstStories)
    for (const what of await readRows(page, story)) faults.push({ where: component, what });
  for (const component of mostUsed) {
    const story = firstStories.get(component);
    if (!story) continue;
    for (const what of await setControls(page, story)) faults.push({ where: component, what });
  }
  await page.close();
  return faults;
}
