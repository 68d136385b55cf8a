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
