import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill } from '../../../../.storybook/act.ts';
import { expectSameLayouts, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { aDeskPicture, loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { CoverField } from './cover-field.tsx';

const cover = (cover_image_url: string, cover_image_description: string) => ({
  cover_image_url,
  cover_image_description,
});

const meta = preview.meta({
  title: 'News/CoverField',
  component: CoverField,
  tags: ['internal'],
  args: {
    cover: cover('/pictures/well.svg', aDeskPicture().alt),
    onChange: fn(),
    uploadPicture: storesPicture,
    loadPictures: loadsPictures,
  },
});

export const Default = meta.story();

/** Without a picture there is nothing to describe. */
export const Empty = meta.story({
  args: { cover: cover('', '') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Alternative text of the cover picture')).toBeNull();
  },
});

/** Only the part that changed is reported: the text, or the picture with its own text. */
export const Changes = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await fill(canvas, { 'Alternative text of the cover picture': 'A tap' });
    await expect(args.onChange.mock.lastCall).toEqual([{ cover_image_description: expect.stringMatching(/A tap$/) }]);
    await userEvent.click(canvas.getByRole('button', { name: 'Use another picture' }));
    const file = new File(['picture'], 'roof.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(cover('/pictures/roof.svg', '')));
  },
});

/** A picture that was just chosen has no text yet. That is an error once the person leaves the field. */
export const Invalid = meta.story({
  args: { cover: cover('/pictures/well.svg', '') },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Alternative text of the cover picture');
    await expect(field).toBeValid();
    await userEvent.click(field);
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Describe the picture in a few words\.$/);
  },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph inColumns>
      {(address) => <CoverField {...args} cover={cover(address, 'A tap')} />}
    </ForEachPhotograph>
  ),
  play: ({ canvas }) => expectSameLayouts(canvas),
});
