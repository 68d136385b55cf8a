import { campaignEntryOf } from '@hearthlight/domain/desk';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { EditCampaignPage } from './edit-campaign-page.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const hasMoney = 'This campaign has donations or bills, so it stays in the books. End it instead.';

const meta = preview.meta({
  title: 'Campaigns/EditCampaignPage',
  component: EditCampaignPage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    campaign: aDeskCampaign(),
    liveCampaigns: true,
    hasTranslations: true,
    origin: 'https://hearthlight.example',
    entry: campaignEntryOf(aDeskCampaign()),
    conflict: undefined,
    loadPictures: loadsPictures,
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

export const Default = meta.story();

export const EndsAndRemoves = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'End the campaign');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    const dialog = await pressAndConfirm(canvas, 'Remove the campaign');
    await expect(await dialog.findByText(hasMoney)).toBeVisible();
  },
});

const onDashboards = 'Recorded donations change these figures on donors’ dashboards';

/** On a site whose home page has campaigns of its own. */
export const FixedHome = meta.story({
  args: { liveCampaigns: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(onDashboards, { exact: false })).toBeVisible();
    await expect(canvas.getByText(/^Today becomes its last day\..*home page does not change\.$/)).toBeVisible();
  },
});

/** An ended campaign has no button to end it, and no home page shows it. */
export const Ended = meta.story({
  args: { campaign: aDeskCampaign({ state: 'ended', date_ended: '2026-06-30' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'End the campaign' })).toBeNull();
    await expect(canvas.getByText(onDashboards, { exact: false })).toBeVisible();
  },
});

const base = campaignEntryOf(aDeskCampaign());
const conflict = {
  base,
  mine: { ...base, title: 'Thirteen roofs', description: 'Thirteen families sleep under tarpaulins.' },
  theirs: { ...base, title: 'Fourteen roofs', date_ended: '', image_url: '/pictures/well.svg' },
};

/** Somebody else has saved meanwhile. What only one of the two has changed is settled. */
export const ChangedMeanwhile = meta.story({
  tags: ['visual', '!autodocs'],
  args: { conflict },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Two versions' })).toHaveFocus());
    const title = within(canvas.getByRole('group', { name: 'Title' }));
    await expect(title.getByText('Fourteen roofs')).toBeVisible();
    await press(canvas, 'Save merged version');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(title.getByLabelText('Their version'));
    await press(canvas, 'Save merged version');
    const chosen = { ...conflict.theirs, description: conflict.mine.description };
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith(chosen));
  },
});

/** The choice can be refused too. */
export const ChoiceRejected = meta.story({
  tags: ['!autodocs'],
  args: { conflict, onSubmit: resolvesTo({ ok: false, message: hasMoney }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Your version'));
    await press(canvas, 'Save merged version');
    await expect(await canvas.findByText(hasMoney)).toBeVisible();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
