import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { guidance } from './paged-list.guidance.ts';
import { PagedList } from './paged-list.tsx';

const meta = preview.meta({
  title: 'Library/Data/PagedList',
  component: PagedList,
  tags: ['experimental'],
  parameters: { guidance },
  args: {
    label: 'Campaigns',
    onShowMore: fn(),
    children: (
      <ul>
        <li>A well in Garbatula</li>
        <li>A roof for the school</li>
      </ul>
    ),
  },
});

export const Default = meta.story({ tags: ['matrix'] });

export const ShowsMore = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Campaigns' })).toHaveTextContent('A well');
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const AllShown = meta.story({
  render: ({ label, children }) => <PagedList label={label}>{children}</PagedList>,
  play: ({ canvas }) => expect(canvas.queryByRole('button')).not.toBeInTheDocument(),
});

/** The next page is on its way: the button stays and does nothing. */
export const LoadingMore = meta.story({
  args: { nextPage: 'loading' },
  play: async ({ args, canvas }) => {
    await press(canvas, /Show more/);
    await expect(args.onShowMore).not.toHaveBeenCalled();
  },
});

/** The next page failed to load. The entries stay, and the button tries again. */
export const MoreFailed = meta.story({
  args: { nextPage: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('More entries failed to load.');
    await expect(canvas.getByText(/^A well/)).toBeVisible();
    await press(canvas, 'Show more');
    await expect(args.onShowMore).toHaveBeenCalledOnce();
  },
});

export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    children: (
      <ul>
        {Array.from({ length: 100 }, (_, index) => (
          <li key={index}>Campaign {index + 1}</li>
        ))}
      </ul>
    ),
  },
});

/** The focus stays on the button while the next page is loading, so that Enter loads page after page. */
export const Keyboard = meta.story({
  tags: ['!autodocs'],
  args: { nextPage: 'loading' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Show more/ })).toHaveFocus();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
