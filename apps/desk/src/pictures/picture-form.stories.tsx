import { sentences } from '@hearthlight/domain';
import { uploadedPhotographs } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { type Canvas, fill, press } from '../../../../.storybook/act.ts';
import { neverResolves } from '../../../../.storybook/form-result.ts';
import { aDeskPicture, aDrawing } from './fixtures/index.ts';
import { PictureForm, type PictureFormProps } from './picture-form.tsx';

/** A function, because a constant would have the type of this one source. */
const source = (of: PictureFormProps['source']) => of;

const meta = preview.meta({
  title: 'Pictures/PictureForm',
  component: PictureForm,
  tags: ['experimental'],
  args: {
    source: source(aDrawing),
    onSubmit: fn<PictureFormProps['onSubmit']>(async () => ({ ok: true })),
  },
});

/** Moves an edge or corner of the frame by the keyboard. */
async function move(canvas: Canvas, handle: string, key: string, keyboard: (text: string) => Promise<void>) {
  (await canvas.findByRole('button', { name: handle })).focus();
  for (let presses = 0; presses < 5; presses += 1) await keyboard(`{Shift>}{${key}}{/Shift}`);
}

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Upload');
    const field = canvas.getByLabelText('Alternative text');
    await expect(field).toHaveAccessibleDescription(/Describe the picture in a few words/);
    await expect(field).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await fill(canvas, { 'Alternative text': ' A roof ' });
    await expect(field).toBeValid();
    await press(canvas, 'Upload');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ file: aDrawing, alt: 'A roof' }));
  },
});

/** An edge that is moved by the keyboard leaves a part out. The rest is never uploaded. */
export const Crops = meta.story({
  tags: ['!autodocs'],
  args: { alt: 'A roof' },
  play: async ({ args, canvas, userEvent }) => {
    await move(canvas, 'Right edge', 'ArrowLeft', (text) => userEvent.keyboard(text));
    await press(canvas, 'Upload');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ file: part } = { file: aDrawing }] = args.onSubmit.mock.lastCall ?? [];
    await expect(part.name).toBe(aDrawing.name);
    const { width, height } = await createImageBitmap(part);
    await expect(height).toBe(200);
    await expect(width).toBeLessThan(400);
  },
});

/** Cropping a stored picture needs a marked part. */
export const Stored = meta.story({
  args: { source: aDeskPicture().address, alt: aDeskPicture().alt },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Crop');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Mark the part to keep.');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The part keeps the alternative text, also none, and its focal point. */
export const KeepsTextAndFocus = meta.story({
  tags: ['!autodocs'],
  args: { source: uploadedPhotographs.portrait, alt: '', focus: { x: 30, y: 40 } },
  play: async ({ args, canvas, userEvent }) => {
    await move(canvas, 'Right edge', 'ArrowLeft', (text) => userEvent.keyboard(text));
    await expect(canvas.queryByLabelText('Alternative text')).toBeNull();
    await press(canvas, 'Crop');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const [{ alt, focus } = { alt: undefined, focus: undefined }] = args.onSubmit.mock.lastCall ?? [];
    await expect([alt, focus?.y]).toEqual(['', 40]);
    await expect(focus?.x).toBeGreaterThan(30);
  },
});

/** Handles around no picture would cover each other. */
export const NothingToCrop = meta.story({
  tags: ['!autodocs'],
  args: { source: new File(['no picture'], 'roof.png', { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Alternative text')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Right edge' })).toBeNull();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { alt: 'A roof', onSubmit: fn<PictureFormProps['onSubmit']>(neverResolves) },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Upload');
    await press(canvas, 'Upload');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
});

export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  beforeEach: ({ args }) =>
    void args.onSubmit
      .mockResolvedValueOnce({ ok: false, message: 'The server could not store the picture.' })
      .mockResolvedValueOnce({ ok: false }),
  play: async ({ canvas }) => {
    await fill(canvas, { 'Alternative text': 'A roof' });
    await press(canvas, 'Upload');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server could not store the picture.');
    await expect(canvas.getByLabelText('Alternative text')).toHaveValue('A roof');
    await press(canvas, 'Upload');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentences.generic));
  },
});
