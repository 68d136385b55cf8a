// cspell:words ZIMMERMANN
import { makePaymentReference } from '@hearthlight/domain';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { aGiftSource, aGiftWithHistory, longCampaign, longGiver } from './fixtures/index.ts';
import { GiftFacts } from './gift-facts.tsx';

const meta = preview.meta({
  title: 'Gifts/GiftFacts',
  component: GiftFacts,
  tags: ['experimental'],
  args: { gift: aGiftWithHistory() },
});

export const Default = meta.story();

/** A pledge of somebody without an account, a part of which was refunded. */
export const WithoutAccount = meta.story({
  args: {
    gift: aGiftWithHistory({
      giver: { donor_id: null, name: null, email: 'halima@example.org' },
      status: 'pending',
      campaign: null,
      external_id: null,
      reference: makePaymentReference({ donor: 56, campaign: 4 }, 751_399),
      refunded_amount: 250.5,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('halima@example.org')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.getByText(/^RF\d\d 0000 0056 0000 04/)).toBeVisible();
    await expect(canvas.getByText('$250.50')).toBeVisible();
  },
});

/** A payment that is a part of a pledge. */
export const OfAPledge = meta.story({
  args: { gift: aGiftWithHistory({ amount: 30, pledge: { id: 4098, amount: 50, came: 30 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$50 pledged · $30 came')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gift 4098' })).toHaveAttribute('href', '/desk/gifts/4098');
  },
});

/** An auditor sees the file, and why the purpose is missing. */
export const ForAuditor = meta.story({
  args: {
    gift: aGiftWithHistory({
      giver: null,
      cause: null,
      external_id: null,
      sources: [aGiftSource({ payer: null, text: null })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hidden from your role, because it may name people')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'chase_2026-11.csv' })).toBeVisible();
    await expect(canvas.queryByText('ZIMMERMANN PETER')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    gift: aGiftWithHistory({
      amount: 123_456_789.01,
      giver: longGiver,
      campaign: longCampaign,
      cause: 'For the roof, and for whoever needs it most. '.repeat(10).trim(),
      external_id: `bank:${'79000000560000037513980'.repeat(3)}`,
    }),
  },
});
