import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { PaneSkeleton } from './pane-skeleton.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Frame/PaneSkeleton',
  component: PaneSkeleton,
  tags: ['internal'],
  args: { pane: 'dashboard' as const },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
export const Campaigns = meta.story({ args: { pane: 'campaigns' } });
export const History = meta.story({ args: { pane: 'history' } });
export const Updates = meta.story({ args: { pane: 'updates' } });
export const Account = meta.story({ args: { pane: 'account' } });
