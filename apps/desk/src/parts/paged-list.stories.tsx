import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { PagedList, type PagedListProps } from './paged-list.tsx';

interface Entries {
  status: 'ready';
  entries: string[];
  hasMore: boolean;
}

/** A function, because a constant would have the type of this one state. */
const view = (state: PagedListProps<Entries>['view']) => state;

const meta = preview.meta({
  title: 'Parts/PagedList',
  component: PagedList<Entries>,
  tags: ['experimental'],
  args: {
    label: 'Campaigns',
    view: view({ status: 'ready', entries: ['A well', 'A roof'], hasMore: true }),
    onRetry: fn(),
    onShowMore: fn(),
    children: ({ entries }) => entries.map((entry) => <p key={entry}>{entry}</p>),
  },
});

export const Default = meta.story();

export const ShowsMore = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Campaigns' })).toHaveTextContent('A well');
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { view: view({ status: 'loading' }) } });

export const Failed = meta.story({
  args: { view: view({ status: 'failed' }) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
