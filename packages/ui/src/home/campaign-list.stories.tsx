import { paths } from '@hearthlight/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { campaigns } from '../../../../apps/web/src/content/campaigns.ts';
import { CampaignList } from './campaign-list.tsx';

const meta = {
  title: 'Home/CampaignList',
  component: CampaignList,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { campaigns },
} satisfies Meta<typeof CampaignList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All eleven, each with its own way to give, under the anchor of the first step. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(11);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(titles).toEqual(campaigns.map((campaign) => campaign.title));
    for (const donate of canvas.getAllByRole('link', { name: /^Donate/ }))
      await expect(donate).toHaveAttribute('href', paths.dashboard);
    await expect(`/#${canvas.getByRole('region').id}`).toBe(paths.beneficiaries);
  },
};

export const One: Story = { args: { campaigns: campaigns.slice(0, 1) } };

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
