import { paths, withCampaign } from '@hearthlight/domain';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { expectSameLayouts, expectSharpPhotographs, ForEachPhotograph } from '../../../../.storybook/photographs.tsx';
import { guidance } from './campaign-card.guidance.ts';
import { CampaignCard } from './campaign-card.tsx';

const campaign = {
  tag: 'Water',
  title: 'A deep well for the four villages of Garbatula',
  goal: 18_000,
  collected: 11_240,
  image_url: '/pictures/well.svg',
  image_alt: 'A woman fills a jerrycan at a tap below a water tank',
};

const meta = preview.meta({
  title: 'Product/Home/CampaignCard',
  component: CampaignCard,
  tags: ['experimental'],
  parameters: { guidance },
  args: { campaign },
  decorators: [
    (Story, { args }) => (
      <div className={args.first ? 'max-w-190' : 'max-w-90'}>
        <Story />
      </div>
    ),
  ],
});

const sumsIn = (card: HTMLElement) =>
  within(card)
    .getAllByRole('definition')
    .map((sum) => sum.textContent);

export const Default = meta.story({});

/** Goal, collected and remaining in dollars; the bar says the same in words. */
export const Content = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(sumsIn(canvas.getByRole('article'))).toEqual(['$18,000', '$11,240', '$6,760']);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$11,240 of $18,000 (62%)');
    const donate = canvas.getByRole('link', { name: `Donate to ${campaign.title}` });
    await expect(donate).toHaveAttribute('href', withCampaign(paths.dashboard, campaign));
    await expect(canvas.queryByText('Funded')).toBeNull();
  },
});

/** The first of the list. */
export const First = meta.story({ args: { first: true }, tags: ['visual'] });

/** More than was asked for: nothing remains. */
export const GoalExceeded = meta.story({
  args: { campaign: { ...campaign, goal: 9500, collected: 9860 } },
  play: async ({ canvas }) => {
    await expect(sumsIn(canvas.getByRole('article'))).toEqual(['$9,500', '$9,860', 'None']);
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '$9,860 of $9,500 (103%)');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('Funded');
  },
});

/** Nothing collected, no picture, long sums. */
export const Edge = meta.story({
  args: { campaign: { ...campaign, goal: 1_234_567_890.5, collected: 0, image_url: '' } },
  play: async ({ canvas }) => {
    await expect(sumsIn(canvas.getByRole('article'))).toEqual(['$1,234,567,890.50', '$0', '$1,234,567,890.50']);
  },
});

export const LongText = meta.story({
  args: {
    campaign: {
      ...campaign,
      tag: 'Water, sanitation and everything that belongs to them',
      title:
        'A well, two tanks and eleven kilometers of pipe for the villages of Llanfairpwllgwyngyllgogerychwyrndrobwll',
    },
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });

/** Without a translation, only the title is in the language of the campaign. */
export const OtherLanguage = meta.story({
  args: { campaign: { ...campaign, language: 'es' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveAttribute('lang', 'es');
    await expect(canvas.getByRole('link').closest('[lang]')).not.toHaveAttribute('lang', 'es');
  },
});

/** Say in the title what is built or paid, and where. */
export const DoNameWhatIsBuilt = meta.story({ tags: ['do', '!autodocs'] });

/** Do not use a slogan that fits every campaign: a screen reader's list of links has only the title. */
export const DontUseASlogan = meta.story({
  tags: ['dont', '!autodocs'],
  args: { campaign: { ...campaign, title: 'Together for a better tomorrow' } },
});

/** An uploaded photograph of any shape takes the place of a drawing. */
export const Photographs = meta.story({
  tags: ['visual', '!autodocs'],
  render: (args) => (
    <ForEachPhotograph>
      {(address) => <CampaignCard {...args} campaign={{ ...campaign, image_url: address }} />}
    </ForEachPhotograph>
  ),
  play: async ({ canvas }) => {
    await expectSameLayouts(canvas);
    await expectSharpPhotographs(canvas);
    const portrait = within(canvas.getByRole('article', { name: 'portrait' }));
    await expect(portrait.getByRole<HTMLImageElement>('img').currentSrc).toMatch(/\.avif$/);
  },
});

export const FirstPhotographs = meta.story({ ...Photographs.input, args: { first: true } });

export const PhotographsOnPhone = meta.story({
  ...Photographs.input,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
});
