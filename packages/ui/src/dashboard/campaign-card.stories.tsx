import { aCampaign, anAwkwardTitle } from '@hearthlight/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CampaignCard } from './campaign-card.tsx';

const meta = {
  title: 'Dashboard/CampaignCard',
  component: CampaignCard,
  args: { campaign: aCampaign(), joining: false, onJoin: fn() },
  decorators: [(Story) => <div className="grid max-w-[460px]">{Story()}</div>],
} satisfies Meta<typeof CampaignCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: args.campaign.title })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual([
      'Goal',
      'Amount raised',
      'No of contributors',
      'Date started',
      'Date ended',
    ]);
    await expect(values).toEqual(['$18,000', '$11,240', '213', 'Feb 14, 2026', 'na']);
    await userEvent.click(canvas.getByRole('button', { name: /^Register for/ }));
    await expect(args.onJoin).toHaveBeenCalledWith(1);
  },
};

export const Ended: Story = {
  args: { campaign: aCampaign({ date_ended: '2026-10-31', amount_raised: 18_900 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oct 31, 2026')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    campaign: aCampaign({
      title: anAwkwardTitle,
      description: 'Four villages share one hand pump that runs dry in July. '.repeat(20),
      target_amount: 9_999_999_999.99,
      image_url: '/pictures/none.svg',
    }),
  },
};
