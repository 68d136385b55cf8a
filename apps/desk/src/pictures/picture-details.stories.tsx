import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { pressAndConfirm } from '../../../../.storybook/confirm.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { aDeskPicture } from './fixtures/index.ts';
import { PictureDetails, type PictureDetailsProps } from './picture-details.tsx';

const meta = preview.meta({
  title: 'Pictures/PictureDetails',
  component: PictureDetails,
  tags: ['experimental'],
  args: {
    picture: aDeskPicture({
      focus: { x: 20, y: 80 },
      name: 'Boreholes 2026 final (2).jpg',
      used_by: [
        { kind: 'news', id: 7, title: 'Forty days of water in Garbatula' },
        { kind: 'update', id: 3, title: '' },
      ],
    }),
    onSave: fn<PictureDetailsProps['onSave']>(async () => ({ ok: true, message: 'The picture was saved.' })),
    onRemove: resolvesTo({ ok: false, message: 'This picture is in use.' }),
    onCrop: fn(),
    onReplace: fn(),
  },
});

/** A picture in use says where, and cannot be removed. */
export const Default = meta.story();

export const FileName = meta.story({
  tags: ['!autodocs', '!visual'],
  play: ({ canvas }) => expect(canvas.getByText('Boreholes 2026 final (2).jpg')).toBeVisible(),
});

export const Saves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /Forty days of water/ })).toHaveAttribute('href', '/desk/news/7');
    await expect(canvas.getByRole('link', { name: 'An update without a title' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    const slider = canvas.getByRole('slider', { name: 'From left to right, in percent' });
    await fireEvent.change(slider, { target: { value: '21' } });
    await fill(canvas, { 'Alternative text': 'A tap ' });
    await press(canvas, 'Save');
    const details = { alt: 'A tap', focus: { x: 21, y: 80 } };
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(details));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The picture was saved.');
    const file = new File(['picture'], 'well.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Replace', { selector: 'input' }), file);
    await expect(args.onReplace).toHaveBeenCalledWith(file);
    await press(canvas, 'Crop');
    await expect(args.onCrop).toHaveBeenCalledOnce();
  },
});

/** Somebody has used it meanwhile. */
export const RejectedByServer = meta.story({
  args: { picture: aDeskPicture({ alt: '' }) },
  play: async ({ args, canvas }) => {
    const dialog = await pressAndConfirm(canvas, 'Remove');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This picture is in use.');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    picture: aDeskPicture({
      alt: 'A woman fills a jerrycan at a tap. '.repeat(5),
      used_by: Array.from({ length: 12 }, (_, id) => ({
        kind: 'campaign' as const,
        id,
        title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll, forty days of water '.repeat(2), // cspell:disable-line
      })),
    }),
  },
});
