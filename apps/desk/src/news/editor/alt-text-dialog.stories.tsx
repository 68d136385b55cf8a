import { uploadedPhotographs } from '@hearthlight/domain/fixtures';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { closeAndLeave } from '../../../../../.storybook/unsaved.tsx';
import { AltTextDialog } from './alt-text-dialog.tsx';

const meta = preview.meta({
  title: 'News/Editor/AltTextDialog',
  component: AltTextDialog,
  tags: ['experimental'],
  // It covers the page.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { src: '/pictures/well.svg', alt: 'A tap below a water tank', onSave: fn(), onClose: fn() },
  // The text is the initial value of the field.
  render: (args) => <AltTextDialog key={args.alt} {...args} />,
});

const theDialog = async () => within(await screen.findByRole('dialog', { name: 'Change alternative text' }));

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    await fill(dialog, { 'Alternative text': ' ' });
    await press(dialog, 'Save');
    const field = dialog.getByLabelText('Alternative text');
    await expect(field).toHaveAccessibleDescription(/Describe the picture in a few words\.$/);
    await expect(field).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const dialog = await theDialog();
    await expect(dialog.getByLabelText('Alternative text')).toHaveFocus();
    await fill(dialog, { 'Alternative text': ' A tap ' });
    await press(dialog, 'Save');
    await expect(args.onSave.mock.calls).toEqual([['A tap']]);
  },
});

/** A portrait is shown whole, and leaves the field in sight. */
export const Photograph = meta.story({
  tags: ['visual', '!autodocs'],
  args: { src: uploadedPhotographs.portrait },
  play: async () => {
    const dialog = await theDialog();
    const picture = dialog.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.naturalHeight).toBe(900));
    await expect(picture.clientHeight).toBe(240);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
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
