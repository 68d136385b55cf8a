import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { NewCampaignPage } from './new-campaign-page.tsx';

const meta = preview.meta({
  title: 'Campaigns/NewCampaignPage',
  component: NewCampaignPage,
  tags: ['experimental'],
  args: {
    today: '2026-11-20',
    liveCampaigns: true,
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
  },
});

export const Default = meta.story();

/** A campaign begins today, unless another day is chosen. */
export const BeginsToday = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByDisplayValue('2026-11-20')).toBeVisible();
    await press(canvas, 'Add the campaign');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
