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
  decorators: [(Story, { args }) => <div className={args.lead ? 'grid' : 'grid max-w-[460px]'}>{Story()}</div>],
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
    await expect(terms).toEqual(['Goal', 'Amount raised', 'No of contributors', 'Date started', 'Date ended']);
    await expect(values).toEqual(['$18,000', '$11,240', '213', 'Feb 14, 2026', 'na']);
    await expect(canvas.getByText('$11,240 of $18,000 · 213 people')).toBeVisible();
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
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThanOrEqual(picture.clientWidth));
  },
});

/** An ended campaign can be joined for its updates. */
export const Ended = meta.story({
  args: { campaign: aCampaign({ date_ended: '2026-10-31', amount_raised: 18_900 }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Funded · ended Oct 31, 2026')).toBeVisible();
    await expect(canvas.getByText('105%')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Register for/ }));
    await expect(join).toHaveBeenCalledWith(1);
  },
});

/** The first card of the pane. On a phone the picture is above the words, as in the others. */
export const Lead = meta.story({
  args: { lead: true },
});

export const Narrow = meta.story({
  tags: ['default-foundation'],
  render: (args) => (
    <div className="max-w-[250px]">
      <JoinCampaignContext value={{ joining: new Set(), join }}>
        <JoinCampaignCard {...args} />
      </JoinCampaignContext>
    </div>
  ),
});

/** The percentage stays beside an amount that takes two lines. */
export const PercentageBesideTheAmount = meta.story({
  tags: ['!autodocs'],
  args: { campaign: aCampaign({ amount_raised: 10_000_000_000, target_amount: 20_000_000_000 }) },
  decorators: [(Story) => <div className="max-w-[300px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/213 people$/).getBoundingClientRect();
    await expect(canvas.getByText('50%').getBoundingClientRect().top).toBeLessThan(amount.bottom);
  },
});

/** Whether it is open or when it has ended, and whether it is funded. */
export const States = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <JoinCampaignContext value={{ joining: new Set(), join }}>
      {[undefined, '2026-11-20', '2026-11-19'].flatMap((date_ended) =>
        [0, 18_000].map((amount_raised) => (
          <JoinCampaignCard
            key={`${date_ended} ${amount_raised}`}
            campaign={aCampaign({ date_ended, amount_raised })}
            now={new Date(aMoment)}
          />
        )),
      )}
    </JoinCampaignContext>
  ),
  play: async ({ canvas }) => {
    const states = canvas
      .getAllByRole('heading')
      .map((heading) => heading.parentElement?.firstElementChild?.textContent);
    await expect(states).toEqual([
      'Open, with no end date',
      'Funded · still open',
      'Open',
      'Funded · still open',
      'Ended Nov 19, 2026',
      'Funded · ended Nov 19, 2026',
    ]);
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
