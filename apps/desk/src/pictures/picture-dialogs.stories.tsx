import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { ownPassword, pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { closeAndLeave } from '../../../../.storybook/unsaved.tsx';
import { aDeskPicture, aDrawing } from './fixtures/index.ts';
import { PictureDialogs, type PictureStep } from './picture-dialogs.tsx';

const picture = aDeskPicture();
/** A function, because a constant would have the type of this one step. */
const step = (of: PictureStep) => of;

const meta = preview.meta({
  title: 'Pictures/PictureDialogs',
  component: PictureDialogs,
  tags: ['internal'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    step: step({ kind: 'details', picture }),
    onStep: fn(),
    onUpload: resolvesTo({ ok: true }),
    onReplace: resolvesTo({ ok: true }),
    onEdit: resolvesTo({ ok: true }),
    onRemove: resolvesTo({ ok: true }),
  },
});

const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Default = meta.story();

/** The dialog stays open after saving, and closes after removing. */
export const Details = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const details = await dialog('Picture');
    await press(details, 'Save');
    await expect(await details.findByRole('status')).toHaveTextContent('The picture was saved.');
    await press(details, 'Crop');
    await expect(args.onStep).toHaveBeenLastCalledWith({ kind: 'crop', picture });
    await expect(args.onStep).toHaveBeenCalledOnce();
    await pressAndConfirm(details, 'Remove');
    await waitFor(() => expect(args.onStep).toHaveBeenLastCalledWith(undefined));
    await expect(args.onRemove).toHaveBeenCalledWith(picture, ownPassword);
  },
});

/** Several files follow one another. */
export const New = meta.story({
  args: { step: step({ kind: 'new', files: [aDrawing, aDrawing] }) },
  play: async ({ args }) => {
    const form = await dialog('New picture');
    await fill(form, { 'Alternative text': 'A roof' });
    await press(form, 'Upload');
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledWith({ file: aDrawing, alt: 'A roof' }));
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith({ kind: 'new', files: [aDrawing] }));
  },
});

/** Closing the dialog skips the file. */
export const Closes = meta.story({
  tags: ['!autodocs'],
  args: { step: step({ kind: 'new', files: [aDrawing, aDrawing] }) },
  play: async ({ args, userEvent }) => {
    await dialog('New picture');
    await userEvent.keyboard('{Escape}');
    await expect(args.onStep).toHaveBeenLastCalledWith({ kind: 'new', files: [aDrawing] });
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
});

export const Replace = meta.story({
  args: { step: step({ kind: 'replace', picture, file: aDrawing }) },
  play: async ({ args }) => {
    const form = await dialog('Replace the picture');
    await expect(form.getByLabelText('Alternative text')).toHaveValue(picture.alt);
    await press(form, 'Upload');
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledWith(picture, { file: aDrawing, alt: picture.alt }));
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith(undefined));
  },
});

export const Crop = meta.story({ args: { step: step({ kind: 'crop', picture }) } });

/** The reason is in the dialog, which stays open. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    step: step({ kind: 'new', files: [aDrawing] }),
    onUpload: resolvesTo({ ok: false, message: 'The picture is larger than 20 MB.' }),
  },
  play: async ({ args }) => {
    const form = await dialog('New picture');
    await fill(form, { 'Alternative text': 'A roof' });
    await press(form, 'Upload');
    await expect(await form.findByRole('alert')).toHaveTextContent('The picture is larger than 20 MB.');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
});

/** Typed text is not dropped without asking, unless it was saved. */
export const AsksBeforeClosing = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const details = await dialog('Picture');
    await fill(details, { 'Alternative text': 'A roof' });
    await closeAndLeave();
    await expect(args.onStep).toHaveBeenCalledOnce();
    await press(details, 'Save');
    await details.findByRole('status');
    await press(details, 'Close');
    await expect(args.onStep).toHaveBeenCalledTimes(2);
  },
});

/** Neither is a chosen file that is not stored yet. */
export const AsksBeforeDroppingReplacement = meta.story({
  tags: ['!autodocs'],
  args: { step: step({ kind: 'replace', picture, file: aDrawing }) },
  play: async ({ args }) => {
    await dialog('Replace the picture');
    await closeAndLeave();
    await expect(args.onStep).toHaveBeenCalledOnce();
  },
});

/** A described picture that is not uploaded yet is not dropped without asking. */
export const AsksBeforeSkipping = meta.story({
  tags: ['!autodocs'],
  args: { step: step({ kind: 'new', files: [aDrawing] }) },
  play: async ({ args }) => {
    await fill(await dialog('New picture'), { 'Alternative text': 'A roof' });
    await closeAndLeave();
    await expect(args.onStep).toHaveBeenCalledOnce();
  },
});
