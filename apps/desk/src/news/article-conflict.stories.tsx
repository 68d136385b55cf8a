import { expect, fn, userEvent, within } from 'storybook/test';

import preview from '#storybook/preview';

import { press } from '../../../../.storybook/act.ts';
import { ArticleConflict } from './article-conflict.tsx';
import { anArticle, anArticleText } from './fixtures/index.ts';

const opening = '<p>The pump was switched on at six.</p>';
const base = anArticleText({ detail: `${opening}<p>Some villages had shared one hand pump.</p>` });
const mine = { ...base, detail: `${opening}<p>Four villages had shared one hand pump.</p>` };
const theirs = {
  ...base,
  title: 'Water in Garbatula',
  detail: `${opening}<p>Five villages had shared <strong>one</strong> hand pump.</p><p>Each has a notebook.</p>`,
};

const meta = preview.meta({
  title: 'News/ArticleConflict',
  component: ArticleConflict,
  tags: ['experimental'],
  parameters: { docs: { story: { inline: false } } },
  args: {
    base,
    mine,
    current: anArticle({ text: theirs, revision: 9, edited_by: 'Amina Diallo' }),
    campaigns: [{ id: 1, title: 'A deep well for the four villages of Garbatula' }],
    onResolve: fn(),
  },
});

/** A paragraph that both have changed. */
export const Default = meta.story({});

/** Only the place that both have changed is asked about. The new title is taken over. */
export const TakesOver = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Amina Diallo saved this article while you were editing it \(/)).toBeVisible();
    await expect(canvas.getByText('Changes of the other person are taken over in: Title.')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Version of Amina Diallo'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith(theirs);
  },
});

/** Campaign and cover are shown, not their numbers and addresses. */
export const FieldsOfBoth = meta.story({
  args: {
    mine: { ...base, cover_image_url: '/pictures/roof.svg', campaign_id: 1, tags: 'Pumps' },
    base: { ...base, cover_image_url: '', campaign_id: 2 },
    current: anArticle({
      text: { ...base, cover_image_url: '/pictures/well.svg', campaign_id: null, tags: '' },
      edited_by: 'Amina Diallo',
    }),
  },
  play: async ({ canvas, args }) => {
    const group = (name: string) => within(canvas.getByRole('group', { name }));
    const campaign = group('Campaign');
    await expect(campaign.getByText('A deep well for the four villages of Garbatula')).toBeVisible();
    await expect(campaign.getByText('Empty')).toBeVisible();
    await userEvent.click(campaign.getByLabelText('Version of Amina Diallo'));
    await userEvent.click(group('Cover picture').getByLabelText('Your version'));
    await userEvent.click(group('Tags').getByLabelText('Your version'));
    await press(canvas, 'Save merged version');
    await expect(args.onResolve).toHaveBeenLastCalledWith({ ...args.mine, campaign_id: null });
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
  play: async ({ canvas }) => expect(canvas.getByText(/^Somebody else has saved this/)).toBeVisible(),
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
