import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../../.storybook/form-result.ts';
import { EditCampaignPage } from './edit-campaign-page.tsx';
import { aDeskCampaign, aDeskPicture, storesPicture } from './fixtures/index.ts';

const hasMoney = 'This campaign has donations or bills, so it stays in the books. End it instead.';

const meta = preview.meta({
  title: 'Product/Desk/Campaigns/EditCampaignPage',
  component: EditCampaignPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    campaign: aDeskCampaign(),
    hasTranslations: true,
    pictures: [aDeskPicture()],
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
    onEnd: resolvesTo({ ok: true }),
    onRemove: fn(async () => ({ ok: false as const, message: hasMoney })),
  },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-page p-4 desk:p-9">
        <Story />
      </main>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'End the campaign');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await press(canvas, 'Remove the campaign');
    await expect(await canvas.findByText(hasMoney)).toBeVisible();
  },
});

/** An ended campaign has no button to end it. */
export const Ended = meta.story({
  args: { campaign: aDeskCampaign({ state: 'ended', date_ended: '2026-06-30' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'End the campaign' })).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
