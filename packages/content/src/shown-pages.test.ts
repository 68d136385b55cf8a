import { join } from 'node:path';

import { expect, test } from 'vitest';

import { repository } from './directory.mjs';
import { loadContent } from './load-content.ts';
import { shownAbout, shownHome } from './shown-pages.ts';

const content = loadContent(join(repository, 'packages/content/examples/northwind'));

/** The names of the fields that entries have. */
const fieldsOf = (entries: readonly object[]) => [...new Set(entries.flatMap(Object.keys))].toSorted();

const { campaigns, volunteers } = content.home;
const { history, money } = content.about;
const home = shownHome(content);
const about = shownAbout(content.about);

test.each([
  ['campaigns', campaigns, home.campaigns, ['collected', 'goal', 'image_alt', 'image_url', 'tag', 'title']],
  ['contributors', volunteers, home.volunteers, ['image_url', 'name', 'text']],
  ['milestones', history.milestones, about.history.milestones, ['date', 'text', 'title']],
  ['shares', money.shares, about.money.shares, ['amount', 'label']],
  ['money', [money], [about.money], ['caption', 'donors', 'intro', 'shares', 'title', 'year', 'zero']],
])('pages load %s without the fields that only the sample data has', (_, all, shown, fields) => {
  expect(fieldsOf(all)).not.toEqual(fields);
  expect(fieldsOf(shown)).toEqual(fields);
});
