import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { StillNeeded } from './still-needed.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Help/StillNeeded',
  component: StillNeeded,
  tags: ['internal'],
  args: { targeted: '1,800', raised: '250' },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,550')).toBeVisible();
    await expect(canvas.getByText('$250 of $1,800 (13%)', { selector: 'p' })).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { raised: '250 a month' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Still needed')).toBeNull();
  },
});

export const Edge = meta.story({ args: { targeted: '9,999,999,999.99', raised: '0' } });
