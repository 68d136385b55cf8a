import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { Initials } from './initials.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/Parts/Initials',
  component: Initials,
  tags: ['internal'],
  args: { donor: { first_name: 'Zainab', last_name: 'Okonkwo' } },
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ZO')).toBeVisible();
  },
});

export const Large = meta.story({ args: { size: 'large' } });

/** A letter outside the basic plane stays whole. */
export const Edge = meta.story({
  args: { donor: { first_name: '𝒵ainab', last_name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('𝒵')).toBeVisible();
  },
});
