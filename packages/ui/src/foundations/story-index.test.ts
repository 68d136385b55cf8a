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
  entry('Components/Actions/Button', 'Docs'),
  entry('Components/Actions/Button', 'Submits', []),
  entry('Components/Actions/Button', 'Default'),
  entry('Components/Actions/Button', 'Matrix'),
  entry('Home/HomePage', 'Ready'),
  entry('Home/HomePage', 'Pictures', []),
  entry('Home/HomePage', 'Loading'),
  entry('Dashboard/Frame/DataPane', 'Default', ['autodocs', 'internal']),
  entry('Routes/Home', 'Ready'),
];

const idsOf = (groups: { heading: string; stories: IndexEntry[] }[]) =>
  groups.map(({ heading, stories }) => [heading, ...stories.map(({ id }) => id)]);

test('shows the first documented story of each component', () => {
  expect(idsOf(shownComponents(entries))).toEqual([
    ['Components, Actions', 'Components/Actions/Button--Default'],
    ['Home', 'Home/HomePage--Ready'],
    ['Dashboard, Frame', 'Dashboard/Frame/DataPane--Default'],
  ]);
});

test('shows every documented state of the screens that others may use', () => {
  expect(idsOf(shownScreens(entries))).toEqual([
    ['Home page', 'Home/HomePage--Ready', 'Home/HomePage--Loading'],
  ]);
});

test('writes the name of a component as words', () => {
  expect(nameInWords('SignInPage')).toBe('Sign in page');
});
