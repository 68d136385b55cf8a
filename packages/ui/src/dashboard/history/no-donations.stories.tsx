import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { NoDonations } from './no-donations.tsx';

const meta = preview.meta({
  title: 'Product/Dashboard/History/NoDonations',
  component: NoDonations,
  tags: ['internal'],
});

export const Default = meta.story({});

export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No record found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a donation' })).toHaveAttribute('href', '/donate-now');
  },
});
