import type { DeskGiftStatus } from '@hearthlight/domain/desk';
import { expect } from 'storybook/test';

import preview from '#storybook/preview';

import { GiftStatus } from './gift-status.tsx';

const statuses: readonly DeskGiftStatus[] = ['completed', 'pending', 'failed', 'canceled', 'refunded'];

/** A function, because a constant would have the type of this one status. */
const of = (status: DeskGiftStatus) => ({ status });

const meta = preview.meta({
  title: 'Gifts/GiftStatus',
  component: GiftStatus,
  tags: ['experimental'],
  args: of('completed'),
});

export const Default = meta.story();

/** A pledge whose payment was recorded as a gift of its own leads there. */
export const PaidWithAnotherGift = meta.story({
  args: { ...of('canceled'), paidWith: 4211 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Paid with gift 4211' })).toHaveAttribute('href', '/desk/gifts/4211');
    await expect(canvas.queryByText('Canceled')).not.toBeInTheDocument();
  },
});

/** The words tell them apart; color only supports them. */
export const Statuses = meta.story({
  render: () => (
    <ul className="grid gap-2">
      {statuses.map((status) => (
        <li key={status}>
          <GiftStatus status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(new Set(texts).size).toBe(statuses.length);
  },
});
