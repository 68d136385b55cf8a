import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../../.storybook/act.ts';
import { ConflictView } from './conflict-view.tsx';
import { anArticle, anArticleText } from './fixtures/index.ts';

const mine = anArticleText({
  detail: '<p>The pump was switched on at six.</p><p>Four villages had shared one hand pump.</p>',
});
const theirs = anArticleText({
  title: 'Water in Garbatula',
  campaign_id: null,
  tags: '',
  cover_image_url: '/pictures/roof.svg',
  detail: '<p>The pump was switched on at six.</p><p>Five villages had shared one hand pump.</p>',
});

const meta = preview.meta({
  title: 'Product/Desk/News/ConflictView',
  component: ConflictView,
  tags: ['experimental'],
  args: {
    mine,
    current: anArticle({ text: theirs, revision: 9, edited_by: 'Amina Diallo' }),
    campaigns: [{ id: 1, title: 'A deep well for the four villages of Garbatula' }],
    onResolve: fn(),
  },
});

/** Each difference is chosen: fields by their names, and the parts of the text. */
export const Default = meta.story();

export const Chooses = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Amina Diallo saved this article/)).toBeVisible();
    const campaign = within(canvas.getByRole('group', { name: 'Campaign' }));
    await expect(campaign.getByText('A deep well for the four villages of Garbatula')).toBeVisible();
    await userEvent.click(campaign.getByLabelText('Text of Amina Diallo'));
    const tags = within(canvas.getByRole('group', { name: 'Tags' }));
    await expect(tags.getByText('Nothing')).toBeVisible();
    await userEvent.click(tags.getByLabelText('Text of Amina Diallo'));
    await userEvent.click(tags.getByLabelText('Your text'));
    await press(canvas, 'Save my choice');
    await expect(args.onResolve).toHaveBeenLastCalledWith({ ...mine, campaign_id: null });
  },
});

/** Without a choice, one's own text stays; the other text can be taken as a whole. */
export const AsAWhole = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Save my choice');
    await expect(args.onResolve).toHaveBeenLastCalledWith(mine);
    await press(canvas, 'Take the whole text of Amina Diallo');
    await expect(args.onResolve).toHaveBeenLastCalledWith(theirs);
  },
});

/** Nobody is known to have saved it, for example from the command line. */
export const LongText = meta.story({
  args: {
    mine: { ...mine, title: 'Llanfairpwllgwyngyllgogerychwyrndrobwll'.repeat(4) }, // cspell:disable-line
    current: anArticle({
      text: { ...theirs, detail: `<p>${'Five villages had shared one hand pump. '.repeat(40)}</p>` },
      edited_at: null,
      edited_by: null,
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/^Somebody saved this article/)).toBeVisible(),
});
