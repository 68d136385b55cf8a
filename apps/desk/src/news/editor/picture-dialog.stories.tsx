import { uploadedPhotographs } from '@hearthlight/domain/fixtures';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { closeAndLeave } from '../../../../../.storybook/unsaved.tsx';
import { aDeskPicture, loadsPictures } from '../../pictures/fixtures/index.ts';
import type { UploadResult } from '../../pictures/picture-access.ts';
import { PictureDialog } from './picture-dialog.tsx';

const meta = preview.meta({
  title: 'News/Editor/PictureDialog',
  component: PictureDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    upload: fn(async (): Promise<UploadResult> => ({ ok: true, address: '/pictures/well.svg' })),
    loadPictures: loadsPictures,
    onInsert: fn(),
    onClose: fn(),
  },
});

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Picture' }));
const file = new File(['picture'], 'well.jpg', { type: 'image/jpeg' });

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose an uploaded picture' }));

export const Default = meta.story();

/** No picture without alternative text. The first field that lacks something has the focus. */
export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    await press(dialog, 'Insert picture');
    const picture = dialog.getByLabelText('Picture file');
    await expect(picture).toHaveAccessibleDescription(/Choose a picture\.$/);
    await expect(picture).toHaveFocus();
    await userEvent.upload(picture, file);
    await waitFor(() => expect(dialog.queryByLabelText('Picture file')).toBeNull());
    await press(dialog, 'Insert picture');
    const alt = dialog.getByLabelText('Alternative text');
    await expect(alt).toHaveAccessibleDescription(/Describe the picture in a few words\.$/);
    await expect(alt).toHaveFocus();
    await expect(args.onInsert).not.toHaveBeenCalled();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { upload: fn((): Promise<UploadResult> => new Promise(() => {})) },
  play: async ({ args }) => {
    const dialog = await theDialog();
    await userEvent.upload(dialog.getByLabelText('Picture file'), file);
    await waitFor(() => expect(dialog.getByText('Uploading the picture')).toBeVisible());
    await fill(dialog, { 'Alternative text': 'A tap' });
    await press(dialog, 'Insert picture');
    await press(dialog, 'Insert picture');
    await expect(args.onInsert).not.toHaveBeenCalled();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
});

/** A pasted picture has no choice of a file until it was refused. What was typed stays. */
export const RejectedByServer = meta.story({
  args: { started: Promise.resolve<UploadResult>({ ok: false, message: 'The picture is too large.' }) },
  play: async ({ args }) => {
    const dialog = await theDialog();
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The picture is too large.');
    await fill(dialog, { 'Alternative text': 'A tap' });
    const { promise, resolve } = Promise.withResolvers<UploadResult>();
    mocked(args.upload).mockReturnValueOnce(promise);
    await userEvent.upload(dialog.getByLabelText('Picture file'), file);
    // The refusal was that of the file before.
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    resolve({ ok: true, address: '/pictures/well.svg' });
    await press(dialog, 'Insert picture');
    await waitFor(() =>
      expect(args.onInsert).toHaveBeenCalledWith(expect.objectContaining({ src: '/pictures/well.svg', alt: 'A tap' })),
    );
  },
});

/** A picture that was uploaded before comes with its alternative text, which can be changed for this use. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    await press(dialog, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await expect(await dialog.findByLabelText('Alternative text')).toHaveValue(aDeskPicture().alt);
    await fill(dialog, { 'Alternative text': ' A tap ' });
    await press(dialog, 'Insert picture');
    const { address: src } = aDeskPicture();
    await expect(args.onInsert).toHaveBeenCalledWith(expect.objectContaining({ src, alt: 'A tap' }));
  },
});

/** A portrait is shown whole, and is inserted with its own size. */
export const Photograph = meta.story({
  tags: ['!autodocs'],
  args: {
    started: Promise.resolve<UploadResult>({ ok: true, address: uploadedPhotographs.portrait }),
  },
  play: async ({ args }) => {
    const dialog = await theDialog();
    const picture = await dialog.findByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.naturalHeight).toBe(900));
    await expect(picture.clientHeight).toBe(240);
    await fill(dialog, { 'Alternative text': 'A person before hills' });
    await press(dialog, 'Insert picture');
    await expect(args.onInsert).toHaveBeenCalledWith({
      src: uploadedPhotographs.portrait,
      alt: 'A person before hills',
      width: 600,
      height: 900,
    });
  },
});

/** A typed text is not dropped without asking. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await fill(await theDialog(), { 'Alternative text': 'A tap' });
    await closeAndLeave();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
