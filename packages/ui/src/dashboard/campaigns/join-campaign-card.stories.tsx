import { aCampaign, aMoment, anAwkwardTitle, anUploadedPicture } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { showSource } from '../../../../../.storybook/shown-code.ts';
import { guidance } from './join-campaign-card.guidance.ts';
import { JoinCampaignCard } from './join-campaign-card.tsx';
import { JoinCampaignContext } from './join-campaign-context.ts';

const join = fn();

showSource({ JoinCampaignContext });

const meta = preview.meta({
  title: 'Product/Dashboard/Campaigns/JoinCampaignCard',
  component: JoinCampaignCard,
  tags: ['experimental'],
  parameters: { guidance },
  args: { campaign: aCampaign(), now: new Date(aMoment) },
  decorators: [(Story) => <div className="grid max-w-[460px]">{Story()}</div>],
  render: (args) => (
    <JoinCampaignContext value={{ joining: new Set(), join }}>
      <JoinCampaignCard {...args} />
    </JoinCampaignContext>
  ),
  beforeEach: () => {
    join.mockClear();
  },
});

export const Default = meta.story({});

export const Joins = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article', { name: args.campaign.title })).toBeVisible();
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual([
      'Goal',
      'Amount raised',
      'No of contributors',
      'Date started',
      'Date ended',
    ]);
    await expect(values).toEqual(['$18,000', '$11,240', '213', 'Feb 14, 2026', 'na']);
    await userEvent.click(canvas.getByRole('button', { name: /^Register for/ }));
    await expect(join).toHaveBeenCalledWith(1);
  },
});

/** The browser loads the smallest file of an uploaded picture that fills the space. */
export const UploadedPicture = meta.story({
  args: { campaign: aCampaign({ image_url: anUploadedPicture }) },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.currentSrc).toMatch(/\/(?:480|960)\.avif$/));
    await waitFor(() => expect(picture.naturalWidth).toBe(picture.clientWidth));
  },
});

/** An ended campaign can be joined for its updates. */
export const Ended = meta.story({
  args: { campaign: aCampaign({ date_ended: '2026-10-31', amount_raised: 18_900 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Oct 31, 2026')).toBeVisible();
    const states = canvas.getAllByRole('listitem').map((state) => state.textContent);
    await expect(states).toEqual(['Funded', 'Ended']);
    await expect(canvas.getByText('105%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Register for/ }));
    await expect(join).toHaveBeenCalledWith(1);
  },
});

/** Three columns of cards beside the menu leave no room for two columns of figures: each stands beside its term. */
export const Narrow = meta.story({
  tags: ['default-foundation'],
  decorators: [(Story) => <div className="max-w-[250px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    const values = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect());
    for (const [index, term] of terms.entries()) {
      await expect(values[index]?.top).toBeLessThan(term.bottom);
      await expect(values[index]?.left).toBeGreaterThan(term.right);
    }
  },
});

/** Until its last day a card says when the campaign closes. */
export const Closes = meta.story({
  args: { campaign: aCampaign({ date_ended: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closes Nov 20, 2026')).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { campaign: aCampaign({ date_ended: '2026-11-19' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Closes/)).toBeNull();
    await expect(canvas.getByText('Ended')).toBeVisible();
  },
});

export const LongText = meta.story({
  args: {
    campaign: aCampaign({
      title: anAwkwardTitle,
      description: 'Four villages share one hand pump that runs dry in July. '.repeat(20),
      target_amount: 9_999_999_999.99,
      image_url: '/pictures/none.svg',
    }),
  },
});

/** Without a translation, title and description are in the language of the campaign. */
export const OtherLanguage = meta.story({
  args: { campaign: aCampaign({ language: 'es' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByText(/^Four villages share/)).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('link').closest('[lang]')).not.toHaveAttribute('lang', 'es');
  },
});
