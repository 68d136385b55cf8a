import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { EntryList } from './entry-list.tsx';
import { aGiftWithHistory, longCampaign } from './fixtures/index.ts';

const [, correction] = aGiftWithHistory().history;

const meta = preview.meta({
  title: 'Gifts/EntryList',
  component: EntryList,
  tags: ['experimental'],
  args: { entries: correction?.entries ?? [] },
});

/** A correction takes the gift back and enters it anew. */
export const Default = meta.story();

export const Signed = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const amounts = canvas.getAllByRole('listitem').map((entry) => entry.lastChild?.textContent);
    await expect(amounts).toEqual(['-$1,250.50', '+$1,250.50']);
  },
});

/** The entry that closed a pledge names the gift that paid it. */
export const PaidPledge = meta.story({
  args: { entries: [{ kind: 'canceled', paid_with: 4211, amount: 0, date: '2026-09-28', campaign: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Paid with gift 4211/);
    await expect(canvas.queryByText('Canceled')).not.toBeInTheDocument();
  },
});

/** A pledge that will not be paid did not fail. */
export const CanceledPledge = meta.story({
  tags: ['!autodocs'],
  args: { entries: [{ kind: 'canceled', amount: 0, date: '2026-09-28', campaign: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(/^Canceled/);
  },
});

export const LongText = meta.story({
  args: {
    entries: [{ kind: 'recorded', amount: 1_234_567.89, date: '2026-11-12', campaign: longCampaign }],
  },
});
