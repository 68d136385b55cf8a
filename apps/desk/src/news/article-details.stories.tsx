import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { aDeskPicture, loadsPictures, storesPicture } from '../pictures/fixtures/index.ts';
import { ArticleDetails } from './article-details.tsx';
import { anArticleText } from './fixtures/index.ts';

const meta = preview.meta({
  title: 'News/ArticleDetails',
  component: ArticleDetails,
  tags: ['experimental'],
  args: {
    text: anArticleText(),
    campaigns: [{ id: 1, title: 'A deep well for the four villages of Garbatula' }],
    uploadPicture: fn(storesPicture),
    loadPictures: loadsPictures,
    onChange: fn(),
  },
});

const picker = async () => within(await screen.findByRole('dialog', { name: 'Choose an uploaded picture' }));

export const Default = meta.story();

export const Changes = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'None');
    await expect(args.onChange).toHaveBeenLastCalledWith({ campaign_id: null });
    await userEvent.type(canvas.getByLabelText('Author'), '!');
    await expect(args.onChange).toHaveBeenLastCalledWith({ author_name: `${args.text.author_name}!` });
  },
});

export const Invalid = meta.story({
  args: { text: anArticleText({ cover_image_description: '' }) },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Alternative text of the cover picture');
    await userEvent.click(field);
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/Describe the picture in a few words/);
  },
});

const withoutCover = anArticleText({ cover_image_url: '', cover_image_description: '' });

/** Another cover takes the alternative text of the old one away. */
export const Cover = meta.story({
  args: { text: withoutCover },
  play: async ({ canvas, args }) => {
    const file = new File(['picture'], 'roof.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('Picture file'), file);
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith({
        cover_image_url: '/pictures/roof.svg',
        cover_image_description: '',
      }),
    );
  },
});

/** A picture that was uploaded before comes with its alternative text. */
export const UploadedCover = meta.story({
  tags: ['!autodocs'],
  args: { text: withoutCover },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Choose an uploaded picture');
    await press(await picker(), /^A woman fills a jerrycan/);
    await expect(args.onChange).toHaveBeenLastCalledWith({
      cover_image_url: aDeskPicture().address,
      cover_image_description: aDeskPicture().alt,
    });
  },
});
