import { anOpenBooks, anUnbrokenName } from '@hearthlight/domain/fixtures';
import { expect, within } from 'storybook/test';

import preview from '#storybook/preview';

import { CampaignChain } from './campaign-chain.tsx';

const { bills, campaigns } = anOpenBooks();

const meta = preview.meta({
  title: 'Product/Open books/CampaignChain',
  component: CampaignChain,
  tags: ['internal'],
  args: { bills, campaigns },
});

export const Default = meta.story();

export const LinksTheProof = meta.story({
  play: async ({ canvas }) => {
    const chain = within(canvas.getByRole('article', { name: 'Wells for four villages' }));
    await expect(chain.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Gifts',
      'Bills',
      'Articles',
      'Impact updates',
    ]);
    await expect(chain.getByRole('link', { name: 'Kofi Mensah' })).toHaveAttribute('download');
  },
});

/** Gifts without a campaign: no article or update is about them. */
export const WithoutCampaign = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const chain = within(canvas.getByRole('article', { name: 'Gifts for where they are needed most' }));
    await expect(chain.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      'Gifts',
      'Bills',
    ]);
    await expect(chain.queryByText('Nothing yet')).toBeNull();
  },
});

/** A campaign that nothing was paid or written for yet, and money from before the books. */
export const Empty = meta.story({
  args: {
    bills: [],
    campaigns: [{ id: 3, title: 'Wells', before: 250, received: 0, paid: 0, articles: [], updates: [] }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Nothing yet')).toHaveLength(3);
    await expect(canvas.getByText('$250 from before these books')).toBeVisible();
  },
});

/** A bill whose payee is not published is named by its purpose and has no link. */
export const UnpublishedBill = meta.story({
  tags: ['!autodocs'],
  args: { bills: bills.map((bill) => ({ ...bill, payee: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wells and pumps')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Kofi Mensah|Wells and pumps/ })).toBeNull();
  },
});

/** The five newest bills, articles and updates are enough here. */
export const Many = meta.story({
  tags: ['!autodocs'],
  args: {
    campaigns: campaigns
      .slice(0, 1)
      .map((campaign) => ({ ...campaign, paid: 630, earlier_articles: 1195, earlier_updates: 2 })),
    bills: Array.from({ length: 9 }, (_, index) => ({
      id: 9 - index,
      paid_on: '2026-11-03',
      payee: `Carpenter ${9 - index}`,
      kind: 'Roofs',
      amount: 70,
      campaign_id: 3,
    })),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /^Carpenter/ });
    await expect(links.map(({ textContent }) => textContent)).toEqual(
      [9, 8, 7, 6, 5].map((number) => `Carpenter ${number}`),
    );
    const earlier = canvas.getAllByText(/^Earlier/).map(({ textContent }) => textContent);
    await expect(earlier).toEqual(['Earlier: 4 bills, $280 in all', 'Earlier: 1,195', 'Earlier: 2']);
    await expect(canvas.getAllByText('$70 · Nov 3, 2026')).toHaveLength(5);
  },
});

export const LongText = meta.story({
  tags: ['!autodocs'],
  args: {
    campaigns: campaigns.map((campaign) => ({ ...campaign, title: anUnbrokenName })),
    bills: bills.map((bill) => ({ ...bill, payee: anUnbrokenName })),
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'small' } } });
