import { cloneElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { exportedStoryFiles, withModules } from '../../../.storybook/story-snippets.ts';

/** Components without an element of their own, and those that the browser adds to the page after rendering. */
const withoutRoot = new Set(['Dialog', 'DialogClose', 'Drawer', 'LinkProvider']);

/** Components that do not pass attributes on yet. Remove one from the list as soon as it does. */
const missing = [
  'AnnouncingButton',
  'ArchPicture',
  'Avatar',
  'CardGrid',
  'CopyButton',
  'FieldError',
  'FieldFrame',
  'FormNotice',
  'Honeypot',
  'Icon',
  'Notice',
  'PauseButton',
  'Quote',
  'Section',
  'ShareButton',
  'Skeleton',
  'SkipLink',
  'SlidingSteps',
  'Spinner',
  'Stat',
  'Steps',
  'Tag',
  'TextSkeleton',
  'Ticker',
];

type RootOf = (story: Readonly<Record<string, unknown>>) => ReactElement<object> | undefined;

const given = { id: 'given-id', 'data-given': 'yes', 'aria-details': 'given-details' };

it(
  'passes id, data and aria attributes to one element of each component of the library',
  { timeout: 120_000 },
  async () => {
    let count = 0;
    const without = await withModules(async (load) => {
      const { firstElement }: { firstElement?: RootOf } = await load('/.storybook/bare-preview.ts');
      const names: string[] = [];
      for (const file of exportedStoryFiles().filter((path) => path.includes('/components/'))) {
        const element = firstElement?.(await load(`/${file}`));
        const name = typeof element?.type === 'function' ? element.type.name : '';
        if (!element || withoutRoot.has(name)) continue;
        count += 1;
        const html = renderToString(cloneElement(element, given));
        const tag = /<[^>]*id="given-id"[^>]*>/.exec(html)?.[0] ?? '';
        const isWhole = tag.includes('data-given="yes"') && tag.includes('aria-details="given-details"');
        if (!isWhole) names.push(name);
      }
      return names;
    });
    console.log(`${count} components, ${without.length} pass no attributes on.`);
    expect(without.toSorted()).toEqual(missing);
  },
);
