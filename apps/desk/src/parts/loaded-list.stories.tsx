import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { LoadedList, type PagesView } from './loaded-list.tsx';

interface Entries {
  entries: string[];
}

const onShowMore = fn();
/** A function, because a constant would have the type of this one state. */
const view = (state: PagesView<Entries>) => state;

const meta = preview.meta({
  title: 'Parts/LoadedList',
  component: LoadedList<Entries>,
  tags: ['experimental'],
  args: {
    label: 'Campaigns',
    view: view({ status: 'ready', entries: ['A well', 'A roof'], onShowMore }),
    children: ({ entries }) => entries.map((entry) => <p key={entry}>{entry}</p>),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: view({ status: 'loading' }) } });

export const ShowsMore = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Campaigns' })).toHaveTextContent('A well');
    await press(canvas, 'Show more');
    await expect(onShowMore).toHaveBeenCalledOnce();
  },
});

export const MoreFailed = meta.story({
  tags: ['!autodocs'],
  args: { view: view({ status: 'ready', entries: ['A well'], onShowMore, nextPage: 'failed' }) },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('More entries failed to load.'),
});
