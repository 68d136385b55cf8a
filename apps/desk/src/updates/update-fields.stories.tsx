import type { UpdateEntry } from '@hearthlight/domain/desk';
import { updateEntryOf } from '@hearthlight/domain/desk';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { aDeskUpdate } from './fixtures/index.ts';
import { UpdateFields, type UpdateFieldsProps } from './update-fields.tsx';

/** The fields in a form without rules. */
function InForm({ entry, ...fields }: Omit<UpdateFieldsProps, 'form'> & { entry: UpdateEntry }) {
  const form = useForm<UpdateEntry, unknown, UpdateEntry>({ defaultValues: entry });
  return <UpdateFields form={form} {...fields} />;
}

const meta = preview.meta({
  title: 'Updates/UpdateFields',
  component: InForm,
  tags: ['experimental'],
  args: {
    entry: updateEntryOf(aDeskUpdate()),
    campaigns: [{ id: 1, title: 'A deep well for the four villages of Garbatula' }],
    loadPictures: loadsPictures,
    uploadPicture: storesPicture,
    alt: 'A woman fills a jerrycan',
    onAlt: fn(),
  },
});

export const Default = meta.story();

/** The alternative text of the picture library is shown below the picture. */
export const AlternativeText = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'A woman fills a jerrycan' })).toBeVisible(),
});

export const WithoutAlternativeText = meta.story({
  args: { alt: '' },
  play: async ({ canvas }) => expect(canvas.getByText(/^No alternative text\. /)).toBeVisible(),
});

/** Without a picture, the choice of one is open. */
export const Empty = meta.story({
  args: {
    entry: {
      title: '',
      description: '',
      place: '',
      date_published: '2026-11-20',
      campaign_id: '',
      image_url: '',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Picture file')).toBeVisible();
    await expect(canvas.getByLabelText('Campaign')).toHaveDisplayValue('None');
  },
});
