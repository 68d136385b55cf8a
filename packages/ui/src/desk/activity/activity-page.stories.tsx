import type { ActivityEntry } from '@hearthlight/domain/desk';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { ActivityPage, type ActivityPageProps } from './activity-page.tsx';

const published: ActivityEntry = {
  id: 2,
  at: aMoment,
  actor: 'Ruth Wanjiru',
  source: 'desk',
  action: 'news publish',
  subject: 'news 12',
  detail: '',
  changes: [{ field: 'title', before: 'Water', after: 'Water in Garbatula' }],
};
const old: ActivityEntry = {
  ...published,
  id: 1,
  actor: 'root',
  source: 'command line',
  action: 'news polish',
  changes: [],
};

/** A function, because a constant would have the type of this one state. */
const ready = (entries: ActivityEntry[], hasMore = false): ActivityPageProps['view'] => ({
  status: 'ready',
  entries,
  hasMore,
});

const meta = preview.meta({
  title: 'Product/Desk/Activity/ActivityPage',
  component: ActivityPage,
  tags: ['experimental'],
  args: {
    view: ready([published, old], true),
    filter: { actor: '', kind: '', from: '', to: '' },
    actors: ['Ruth Wanjiru', 'root'],
    onFilter: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
});

/** Actions have names; one of another version is shown as it was stored. */
export const Default = meta.story();

export const Filters = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Article published')).toBeVisible();
    await expect(canvas.getByText('news polish')).toBeVisible();
    await userEvent.click(canvas.getByText('Before and after', { selector: 'summary' }));
    await expect(canvas.getByRole('cell', { name: 'Water in Garbatula' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Campaigns');
    await expect(args.onFilter).toHaveBeenCalledWith({ actor: '', kind: 'campaign', from: '', to: '' });
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Empty = meta.story({
  args: { view: ready([]) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing has been changed yet')).toBeVisible(),
});
export const NothingFound = meta.story({
  args: { view: ready([]), filter: { actor: '', kind: 'campaign', from: '', to: '' } },
  play: ({ canvas }) => expect(canvas.getByText('No such change')).toBeVisible(),
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
