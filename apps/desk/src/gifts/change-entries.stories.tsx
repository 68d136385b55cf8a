import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { ChangeEntries } from './change-entries.tsx';
import { aGift, aRefund, longCampaign } from './fixtures/index.ts';

const { campaign } = aGift();

const meta = preview.meta({
  title: 'Gifts/ChangeEntries',
  component: ChangeEntries,
  tags: ['experimental'],
  args: {
    change: aRefund({
      entries: [
        { kind: 'reversed', amount: -1250.5, date: '2026-11-12', campaign },
        { kind: 'corrected', amount: 1200, date: '2026-11-12', campaign },
      ],
      in_closed_month: false,
    }),
  },
});

export const Default = meta.story();

export const OpenMonth = meta.story({
  tags: ['!autodocs'],
  play: ({ canvas }) => expect(canvas.queryByText(/will appear in the next ledger/)).toBeNull(),
});

/** The entries of a closed month appear in the next ledger. */
export const ClosedMonth = meta.story({
  args: { change: aRefund() },
  play: ({ canvas }) => expect(canvas.getByText(/will appear in the next ledger/)).toBeVisible(),
});

export const LongText = meta.story({
  args: {
    change: aRefund({
      entries: [{ kind: 'recorded', amount: 1_234_567.89, date: '2026-11-12', campaign: longCampaign }],
    }),
  },
});
