import { Sheet } from '@hearthlight/ui';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { DeskCampaignRow } from './desk-campaign-row.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Campaigns/DeskCampaignRow',
  component: DeskCampaignRow,
  tags: ['experimental'],
  decorators: [
    (Story) => (
      <Sheet aria-label="A list">
        <Story />
      </Sheet>
    ),
  ],
  args: { campaign: aDeskCampaign(), place: 1, count: 3, isPending: false, onMove: fn() },
});

export const Default = meta.story();

export const Moves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/desk/campaigns/3');
    await expect(canvas.getByText('Runs until Jan 31, 2027')).toBeVisible();
    await press(canvas, 'Move “Twelve roofs before the rains in Conakry” up');
    await expect(args.onMove).toHaveBeenLastCalledWith('up');
  },
});

export const Upcoming = meta.story({
  args: {
    campaign: aDeskCampaign({
      state: 'upcoming',
      date_started: '2027-02-01',
      amount_raised: 0,
      no_of_contributors: 0,
    }),
  },
});

export const Ended = meta.story({
  args: { campaign: aDeskCampaign({ state: 'ended', date_ended: '2026-06-30', amount_raised: 14_000 }) },
});

export const LongText = meta.story({
  args: {
    campaign: aDeskCampaign({
      title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, twelve roofs before the rains '.repeat(3), // cspell:disable-line
      target_amount: 123_456_789.5,
      amount_raised: 98_765_432.5,
      no_of_contributors: 1_234_567,
    }),
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph>
      {(address) => <DeskCampaignRow {...args} campaign={aDeskCampaign({ image_url: address })} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});

export const PhotographsOnTablet = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'tablet' } },
});
