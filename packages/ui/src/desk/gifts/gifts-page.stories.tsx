import type { GiftRow } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { aGift } from './fixtures/index.ts';
import { noGiftFilter } from './gift-filter.tsx';
import { GiftsPage, type GiftsPageProps } from './gifts-page.tsx';

const gifts = [
  aGift({ id: 4, amount: 1250.5 }),
  aGift({
    id: 3,
    giver: { donor_id: null, name: 'Halima Guyo', email: null },
    status: 'pending',
    method: 'Cash',
  }),
  aGift({ id: 2, giver: { donor_id: null, name: null, email: null }, campaign: null, status: 'refunded' }),
  aGift({
    id: 1,
    giver: { donor_id: 8, name: 'Grace Hopper', email: 'grace@example.org' },
    status: 'failed',
  }),
];

/** A function, because a constant would have the type of this one state. */
const ready = (list: GiftRow[], hasMore = false): GiftsPageProps['view'] => ({
  status: 'ready',
  gifts: list,
  hasMore,
});

const shown: Pick<GiftsPageProps, 'view' | 'totals'> = {
  view: ready(gifts, true),
  totals: { count: 12_411, amount: 1_240_870.5, completed_count: 12_004, completed_amount: 1_198_220 },
};

const meta = preview.meta({
  title: 'Product/Desk/Gifts/GiftsPage',
  component: GiftsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    filter: noGiftFilter,
    choices: {
      methods: ['Bank transfer', 'Cash', 'Credit/Debit Card'],
      campaigns: [{ id: 4, title: 'Water for Garbatula' }],
    },
    file: '/desk/api/gifts/file/',
    record: { today: '2026-11-24', onSearch: fn(), onChange: fn() },
    onFilter: fn(),
    onRetry: fn(),
    onShowMore: fn(),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' }, totals: undefined } });
export const Failed = meta.story({ args: { view: { status: 'failed' } } });
export const Empty = meta.story({
  args: { view: ready([]), filter: { ...noGiftFilter, status: 'failed' } },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The auditor's list has every figure and no name. */
export const WithoutNames = meta.story({
  args: { view: ready(gifts.map((gift) => ({ ...gift, giver: null, cause: null }))) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Hidden' })).toHaveLength(4);
    await expect(canvas.queryByText(/Halima|Grace/)).not.toBeInTheDocument();
  },
});

/** An amount is part of the filter once the field is left, and only if it can be read. */
export const FiltersByAmount = meta.story({
  tags: ['!autodocs'],
  args: { filter: { ...noGiftFilter, status: 'completed' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Campaign'), 'No campaign');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...noGiftFilter,
      status: 'completed',
      campaign: '0',
    });
    const least = canvas.getByLabelText(/At least/);
    await userEvent.type(least, 'much{Enter}');
    await expect(least).toHaveAccessibleDescription('Enter an amount, such as 25.');
    await userEvent.clear(least);
    await userEvent.type(least, '1,250.50{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      ...noGiftFilter,
      status: 'completed',
      least: '1250.5',
    });
  },
});
