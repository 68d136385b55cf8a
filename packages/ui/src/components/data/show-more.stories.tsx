import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { ShowMore } from './show-more.tsx';

const meta = preview.meta({
  title: 'Library/Data/ShowMore',
  component: ShowMore,
  tags: ['internal'],
  args: { onShowMore: fn() },
});

export const Default = meta.story();

export const AllShown = meta.story({
  render: () => <ShowMore />,
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
});

export const Failed = meta.story({
  args: { nextPage: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More entries failed to load.');
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});
