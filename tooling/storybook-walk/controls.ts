import type { Page } from 'playwright';

import { inParallel, withLimit } from './limits.ts';
import { closePage, type Fault, openPreview, reasonOf } from './preview-page.ts';
import type { Served } from './served.ts';

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

/** Time in ms for all props tables, or for all controls of a component. */
const patience = 120_000;

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

/** Calls `read` with the preview on a page of its own. What it returns, or why it failed, is wrong with `where`. */
async function visit(
  served: Served,
  where: string,
  read: (page: Page) => Promise<Fault[]>,
): Promise<Fault[]> {
  const page = await openPreview(served, { reducedMotion: 'reduce' });
  try {
    return await withLimit(patience, read(page));
  } catch (error) {
    return [{ where, what: reasonOf(error) }];
  } finally {
    await closePage(page);
  }
}

/**
 * Reads the props table of each component and sets the controls of the most used ones. `firstStories` maps the id of
 * each component to its first story.
 */
export async function walkControls(
  served: Served,
  firstStories: ReadonlyMap<string, string>,
): Promise<Fault[]> {
  const faults = await visit(served, 'props tables', async (page) => {
    const rows: Fault[] = [];
    for (const [component, story] of firstStories)
      for (const what of await readRows(page, story)) rows.push({ where: component, what });
    return rows;
  });
  const chosen = mostUsed.filter((component) => firstStories.has(component));
  await inParallel(2, chosen, async (component) => {
    const found = await visit(served, component, async (page) => {
      const broken = await setControls(page, firstStories.get(component) ?? '');
      return broken.map((what) => ({ where: component, what }));
    });
    faults.push(...found);
  });
  return faults;
}
