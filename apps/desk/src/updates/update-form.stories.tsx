import { updateEntryOf } from '@hearthlight/domain/desk';
import { expect, fn, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { expectUnsaved, reportsUnsaved } from '../../../../.storybook/unsaved.tsx';
import { aDeskPicture, loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { aDeskUpdate } from './fixtures/index.ts';
import { UpdateForm } from './update-form.tsx';

const meta = preview.meta({
  title: 'Updates/UpdateForm',
  component: UpdateForm,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Forty days of water',
    submitLabel: 'Save',
    language: 'en',
    entry: updateEntryOf(aDeskUpdate()),
    campaigns: [
      { id: 1, title: 'A deep well for the four villages of Garbatula' },
      { id: 3, title: 'Twelve roofs before the rains in Conakry' },
    ],
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
  },
});

/** The card beside the form shows what is typed. */
export const Default = meta.story();

export const Saves = meta.story({
  decorators: [reportsUnsaved],
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { Title: 'Sixty days of water' });
    await expectUnsaved(true);
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'Twelve roofs before the rains in Conakry');
    const card = within(canvas.getByRole('region', { name: 'On donors’ dashboards' }));
    await expect(card.getByText('Sixty days of water')).toBeVisible();
    await press(canvas, 'Save');
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      ...args.entry,
      title: 'Sixty days of water',
      campaign_id: '3',
    });
    await expect(await canvas.findByText('Saved. Donors see the changes.')).toBeVisible();
    await expectUnsaved(false);
  },
});

/** The alternative text is that of the chosen picture. */
export const AnotherPicture = meta.story({
  tags: ['!autodocs'],
  args: { alt: 'A woman fills a jerrycan' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const card = canvas.getByRole('region', { name: 'On donors’ dashboards' });
    const pictures = () =>
      within(canvasElement)
        .getAllByAltText(/./)
        .map((image) => image.getAttribute('alt'));
    await expect(card).toBeVisible();
    await expect(pictures()).toEqual(['A woman fills a jerrycan', 'A woman fills a jerrycan']);
    await press(canvas, 'Use another picture');
    await userEvent.click(await canvas.findByRole('button', { name: /at sunrise/ }));
    await expect(pictures()).toEqual([aDeskPicture().alt, aDeskPicture().alt]);
    await expect(canvas.getByText(`Alternative text: ${aDeskPicture().alt}`)).toBeVisible();
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  args: { entry: { ...updateEntryOf(aDeskUpdate()), image_url: '' } },
  play: async ({ args, canvas }) => {
    await fill(canvas, { Text: '' });
    await press(canvas, 'Save');
    await expect(await canvas.findByText('Enter a text of at most 20,000 characters.')).toBeVisible();
    await expect(canvas.getByText('Choose a picture.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const unknown = 'This campaign no longer exists.';

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onSubmit: fn(async () => ({ ok: false as const, message: unknown, fields: { campaign_id: unknown } })),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Save');
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await expect(canvas.getByLabelText('Campaign')).toHaveFocus();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
