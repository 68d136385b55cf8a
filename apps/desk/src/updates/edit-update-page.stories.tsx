import { updateEntryOf } from '@hearthlight/domain/desk';
import { expect, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { EditUpdatePage } from './edit-update-page.tsx';
import { aDeskUpdate } from './fixtures/index.ts';

const entry = updateEntryOf(aDeskUpdate());

const meta = preview.meta({
  title: 'Updates/EditUpdatePage',
  component: EditUpdatePage,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    update: aDeskUpdate(),
    entry,
    conflict: undefined,
    language: 'en',
    campaigns: [{ id: 3, title: 'Twelve roofs before the rains in Conakry' }],
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    onSubmit: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true }),
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

export const Removes = meta.story({
  play: async ({ args, canvas }) => {
    await pressAndConfirm(canvas, 'Remove the update');
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith(ownPassword, ''));
  },
});

const theirs = { ...entry, place: '', campaign_id: '3' };

/** Somebody else has saved meanwhile. */
export const ChangedMeanwhile = meta.story({
  tags: ['!autodocs'],
  args: { conflict: { base: entry, mine: { ...entry, title: 'Sixty days' }, theirs } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^Changes of the other person are taken over in: Place, Campaign/)).toBeVisible();
    await press(canvas, 'Save merged version');
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({ ...theirs, title: 'Sixty days' }));
  },
});
