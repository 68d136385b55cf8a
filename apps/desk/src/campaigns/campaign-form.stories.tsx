import { campaignEntryOf } from '@hearthlight/domain/desk';
import { Button } from '@hearthlight/ui';
import { Activity, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { neverResolves, resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { aDeskPicture, loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { CampaignForm, type CampaignFormProps } from './campaign-form.tsx';
import { aDeskCampaign } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'Campaigns/CampaignForm',
  component: CampaignForm,
  tags: ['experimental'],
  args: {
    label: 'Twelve roofs before the rains in Conakry',
    submitLabel: 'Save',
    isOnHome: true,
    entry: campaignEntryOf(aDeskCampaign({ image_url: '/pictures/kitchen.svg' })),
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
  },
});

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose an uploaded picture' }));

export const Default = meta.story();

export const Saves = meta.story({
  decorators: [reportsUnsaved],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Goal')).toHaveValue('14,000');
    await fill(canvas, { Title: ' Thirteen roofs ', Goal: '15,500.50' });
    await expectUnsaved(true);
    await press(canvas, 'Use another picture');
    const file = new File(['a picture'], 'roof.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await waitFor(() => expect(canvas.queryByLabelText('Picture file')).toBeNull());
    await press(canvas, 'Save');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...args.entry,
      title: 'Thirteen roofs',
      target_amount: '15,500.50',
      image_url: '/pictures/roof.svg',
    });
    await expect(await canvas.findByText('Saved. Visitors see the changes.')).toBeVisible();
    await expectUnsaved(false);
  },
});

/** The home page does not show the campaign. */
export const SavesForDonors = meta.story({
  tags: ['!autodocs'],
  args: { isOnHome: false },
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByText(/^Saved\. Donors see the changes on their dashboards\./)).toBeVisible();
  },
});

/** A picture that was uploaded before. */
export const UploadedPicture = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Use another picture');
    await press(canvas, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await press(canvas, 'Save');
    const image_url = aDeskPicture().address;
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...args.entry, image_url }));
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { Title: '', Goal: '15.500,50', 'Last day': '2026-02-01' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Write the amount like this: 1,234.50.')).toBeVisible();
    await expect(canvas.getByText('Choose a last day that is not before the first.')).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({ tags: ['!autodocs'], args: { onSubmit: fn(neverResolves) } });

const changed = 'Somebody else has changed this since you opened it.';

/** Keeps the entries. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: { onSubmit: fn(async () => ({ ok: false as const, message: changed })) },
  play: async ({ canvas }) => {
    await fill(canvas, { Title: 'Thirteen roofs' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText(changed)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Thirteen roofs');
  },
});

/** The form with buttons that end the campaign and hide the page, as the end of a session does. */
function InterruptedForm({ entry, ...form }: CampaignFormProps) {
  const [hidden, setHidden] = useState(false);
  const [lastDay, setLastDay] = useState(entry.date_ended);
  return (
    <>
      <Button onClick={() => setHidden(!hidden)}>{hidden ? 'Show' : 'Hide'}</Button>
      <Button onClick={() => setLastDay('2026-06-30')}>End</Button>
      <Activity mode={hidden ? 'hidden' : 'visible'}>
        <CampaignForm {...form} entry={{ ...entry, date_ended: lastDay }} />
      </Activity>
    </>
  );
}

/** Only ending the campaign replaces the last day that was typed. */
export const Interrupted = meta.story({
  tags: ['!autodocs'],
  decorators: [reportsUnsaved],
  render: (props) => <InterruptedForm {...props} />,
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Last day': '2027-02-01' });
    await press(canvas, 'Hide');
    await press(canvas, 'Show');
    await expect(canvas.getByLabelText(/^Last day/)).toHaveValue('2027-02-01');
    await fill(canvas, { Title: 'Thirteen roofs' });
    await press(canvas, 'End');
    await waitFor(() => expect(canvas.getByLabelText(/^Last day/)).toHaveValue('2026-06-30'));
    await expect(canvas.getByLabelText('Title')).toHaveValue('Thirteen roofs');
    await expectUnsaved(true);
    await fill(canvas, { Title: args.entry.title });
    await expectUnsaved(false);
  },
});

const removed = 'This picture was removed.';

/** The field of a refused picture opens, and has the focus. */
export const RejectedPicture = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: fn(async () => ({ ok: false as const, message: removed, fields: { image_url: removed } })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByLabelText('Picture file')).toHaveAccessibleDescription(
      expect.stringContaining(removed),
    );
  },
});
