import { paths, withCampaign } from '@hearthlight/domain';
import { expect } from 'storybook/test';
import { home } from 'virtual:content/home';

import preview from '#storybook/preview';

import { CampaignList } from './campaign-list.tsx';

const { campaigns } = home;

const meta = preview.meta({
  title: 'Product/Home/CampaignList',
  component: CampaignList,
  tags: ['internal', 'visual'],
  parameters: { layout: 'fullscreen' },
  args: { ...home.campaignList, campaigns },
});

export const Default = meta.story({});

/** All of them, those with their goal last, each with its own Donate link, at the anchor of the first step. */
export const Content = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Figures as of Nov 30, 2026\. The/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(campaigns.length);
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    const funded = campaigns.filter(({ collected, goal }) => collected >= goal);
    const open = campaigns.filter((campaign) => !funded.includes(campaign));
    await expect(titles).toEqual([...open, ...funded].map((campaign) => campaign.title));
    await expect(canvas.getAllByText('Funded')).toHaveLength(funded.length);
    const addresses = canvas.getAllByRole('link', { name: /^Donate/ }).map((donate) => donate.getAttribute('href'));
    await expect(addresses).toEqual([...open, ...funded].map((campaign) => withCampaign(paths.dashboard, campaign)));
    await expect(`/#${canvas.getByRole('region').id}`).toBe(paths.beneficiaries);
  },
});

/** On a desk the first card ends where the card beside it ends, and its picture fills the height. */
export const NoGapBelowTheFirst = meta.story({
  tags: ['!autodocs', '!visual'],
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('link', { name: /^Donate/ })
      .map((link) => link.getBoundingClientRect());
    await expect(Math.abs((first?.bottom ?? 0) - (second?.bottom ?? Infinity))).toBeLessThan(100);
  },
});

/** The text may lead to the open books, for what came after the day of the amounts. */
export const OfADay = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { intro: 'Figures as of Nov 30, 2026. The <link>open books</link> have what was recorded since.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Figures as of Nov 30, 2026\. The/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'open books' })).toHaveAttribute('href', paths.books);
  },
});

export const None = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { campaigns: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

/** A link to the section works while its campaigns are loading. */
export const Loading = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { campaigns: undefined },
  play: async ({ canvas }) => {
    await expect(`/#${canvas.getByRole('region').id}`).toBe(paths.beneficiaries);
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
  },
});

export const One = meta.story({ args: { campaigns: campaigns.slice(0, 1) } });

export const Two = meta.story({ args: { campaigns: campaigns.slice(0, 2) } });

export const Three = meta.story({ args: { campaigns: campaigns.slice(0, 3) } });

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
