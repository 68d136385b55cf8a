import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { aDeskPicture, loadsPictures, storesPicture } from './fixtures/index.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

const meta = preview.meta({
  title: 'Pictures/PictureField',
  component: PictureField,
  tags: ['internal'],
  args: {
    label: 'Picture of the campaign',
    value: '/pictures/well.svg',
    alt: aDeskPicture().alt,
    onChange: fn(),
    uploadPicture: fn<PictureFieldProps['uploadPicture']>(storesPicture),
    loadPictures: loadsPictures,
  },
});

const file = new File(['picture'], 'roof.png', { type: 'image/png' });

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose an uploaded picture' }));

export const Default = meta.story();

export const Empty = meta.story({ args: { value: '' } });

/** An uploaded file has no alternative text yet. */
export const Uploads = meta.story({
  tags: ['!autodocs'],
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith('/pictures/roof.svg', ''));
    await expect(args.uploadPicture).toHaveBeenCalledWith(file);
  },
});

/** A picture that was uploaded before brings its usual alternative text, and the choice closes. */
export const ChoosesAnother = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    const another = canvas.getByRole('button', { name: 'Use another picture' });
    await press(canvas, 'Use another picture');
    await expect(another).toHaveAttribute('aria-expanded', 'true');
    await press(canvas, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await expect(args.onChange).toHaveBeenCalledWith('/pictures/well.svg', aDeskPicture().alt);
    await expect(another).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { value: '', uploadPicture: fn<PictureFieldProps['uploadPicture']>(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await expect(await canvas.findByText('Uploading the picture')).toBeVisible();
  },
});

export const RejectedByServer = meta.story({
  args: {
    value: '',
    uploadPicture: fn<PictureFieldProps['uploadPicture']>(async () => ({
      ok: false,
      message: 'The picture is larger than 20 MB.',
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The picture is larger than 20 MB.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The field with the error is shown, even if a picture is chosen. */
export const Invalid = meta.story({
  args: { error: 'Choose a picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Picture file')).toHaveAccessibleDescription(/Choose a picture\.$/);
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph inColumns>{(address) => <PictureField {...args} value={address} />}</ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
