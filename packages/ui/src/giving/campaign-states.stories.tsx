import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignStates } from './campaign-states.tsx';

const meta = preview.meta({
  title: 'Product/Giving/CampaignStates',
  component: CampaignStates,
  tags: ['internal'],
  args: { states: ['Funded', 'Ended', 'Registered'] as const },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const states = canvas.getAllByRole('listitem').map((state) => state.textContent);
    await expect(states).toEqual(['Funded', 'Ended', 'Registered']);
  },
});

export const Empty = meta.story({
  args: { states: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});
