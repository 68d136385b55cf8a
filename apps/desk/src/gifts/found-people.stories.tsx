import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { longGiver } from './fixtures/index.ts';
import { FoundPeople } from './found-people.tsx';

const rosa = { gift_id: 7, name: 'Rosa Medina', email: null, gifts: 3 };

const { email, name } = longGiver;
const long = { gift_id: 8, name, email, gifts: 1200 };

const meta = preview.meta({
  title: 'Gifts/FoundPeople',
  component: FoundPeople,
  tags: ['experimental'],
  args: { people: [rosa, long], chosen: null, onChoose: fn() },
});

export const Default = meta.story();

/** The chosen person stays in the list. */
export const Chosen = meta.story({
  args: { chosen: rosa },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Rosa Medina/ })).toHaveAttribute('aria-pressed', 'true');
    const [, other] = canvas.getAllByRole('button');
    if (other) await userEvent.click(other);
    await expect(args.onChoose).toHaveBeenCalledWith(long);
  },
});

/** Many scroll within the list. */
export const Many = meta.story({
  args: { people: Array.from({ length: 40 }, (_, index) => ({ ...rosa, gift_id: index + 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').clientHeight).toBeLessThan(300);
  },
});
