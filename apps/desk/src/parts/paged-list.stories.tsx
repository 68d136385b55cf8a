import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { PagedList, type PagesView } from './paged-list.tsx';

interface Entries {
  entries: string[];
}

const onShowMore = fn();
/** A function, because a constant would have the type of this one state. */
const view = (state: PagesView<Entries>) => state;

const meta = preview.meta({
  title: 'Parts/PagedList',
  component: PagedList<Entries>,
  tags: ['experimental'],
  args: {
    label: 'Campaigns',
    view: view({ status: 'ready', entries: ['A well', 'A roof'], onShowMore }),
    children: ({ entries }) => entries.map((entry) => <p key={entry}>{entry}</p>),
  },
});

export const Default = meta.story();

export const ShowsMore = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Campaigns' })).toHaveTextContent('A well');
    await press(canvas, 'Show more');
    await expect(onShowMore).toHaveBeenCalledOnce();
  },
});

export const AllShown = meta.story({
  tags: ['!autodocs'],
  args: { view: view({ status: 'ready', entries: ['A well', 'A roof'] }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
});

/** The next page is on its way: the button stays and does nothing. */
export const LoadingMore = meta.story({
  args: { view: view({ status: 'ready', entries: ['A well'], onShowMore, nextPage: 'loading' }) },
  play: async ({ canvas }) => {
    await press(canvas, /Show more/);
    await expect(onShowMore).not.toHaveBeenCalled();
  },
});

/** The next page could not be loaded. The entries stay, and the button tries again. */
export const MoreFailed = meta.story({
  args: { view: view({ status: 'ready', entries: ['A well'], onShowMore, nextPage: 'failed' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Content failed to load');
    await expect(canvas.getByText('A well')).toBeVisible();
    await press(canvas, 'Show more');
    await expect(onShowMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { view: view({ status: 'loading' }) } });
