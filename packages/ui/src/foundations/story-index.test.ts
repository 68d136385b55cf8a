import { expect, test } from 'vitest';

import { type IndexEntry, nameInWords, shownComponents, shownScreens } from './story-index.ts';

const entry = (title: string, name: string, tags: string[] = ['autodocs']): IndexEntry => ({
  id: `${title}--${name}`,
  type: name === 'Docs' ? 'docs' : 'story',
  title,
  name,
  tags,
});

const entries = [
  entry('Library/Actions/Button', 'Docs'),
  entry('Library/Actions/Button', 'Submits', []),
  entry('Library/Actions/Button', 'Default'),
  entry('Library/Actions/Button', 'Matrix'),
  entry('Library/Feedback/Dialog', 'Default'),
  entry('Library/Feedback/Dialog', 'Opens', ['thumbnail']),
  entry('Product/Site/ErrorPage', 'Default'),
  entry('Product/Home/HomePage', 'Ready'),
  entry('Product/Home/HomePage', 'Pictures', []),
  entry('Product/Home/HomePage', 'Loading'),
  entry('Product/Dashboard/Frame/DataPane', 'Default', ['autodocs', 'internal']),
  entry('Product/Routes/Home', 'Ready'),
];

const idsOf = (groups: { heading: string; stories: IndexEntry[] }[]) =>
  groups.map(({ heading, stories }) => [heading, ...stories.map(({ id }) => id)]);

test('shows the first documented story, or that tagged thumbnail, of each component that others may use', () => {
  expect(idsOf(shownComponents(entries))).toEqual([
    ['Library, Actions', 'Library/Actions/Button--Default'],
    ['Library, Feedback', 'Library/Feedback/Dialog--Opens'],
    ['Product, Site', 'Product/Site/ErrorPage--Default'],
    ['Product, Home', 'Product/Home/HomePage--Ready'],
  ]);
});

test('shows every documented state of the screens that others may use, errors last', () => {
  expect(idsOf(shownScreens(entries))).toEqual([
    ['Home page', 'Product/Home/HomePage--Ready', 'Product/Home/HomePage--Loading'],
    ['Error page', 'Product/Site/ErrorPage--Default'],
  ]);
});

test('writes the name of a component as words', () => {
  expect(nameInWords('SignInPage')).toBe('Sign in page');
});
