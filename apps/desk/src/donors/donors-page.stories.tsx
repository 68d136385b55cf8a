import type { DonorOrder } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { DonorsPage, type DonorsPageProps } from './donors-page.tsx';
import { someDonors, someGivers } from './fixtures/index.ts';

/** A function, because a constant would have the type of this one state. */
const ready = (changes: object = {}): DonorsPageProps['view'] => ({
  status: 'ready',
  donors: someDonors,
  hasMore: false,
  givers: [],
  hasMoreGivers: false,
  ...changes,
});

const shown: Pick<DonorsPageProps, 'view'> = { view: ready({ hasMore: true }) };

const inOrder = (order: DonorOrder) => ({ order });

const meta = preview.meta({
  title: 'Donors/DonorsPage',
  component: DonorsPage,
  tags: ['experimental'],
  args: { ...shown, search: '', onSearch: fn(), ...inOrder('newest'), onOrder: fn() },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
/** People may have given without an account all the same. */
export const Empty = meta.story({
  args: { view: ready({ donors: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody has an account yet')).toBeVisible();
    await expect(canvas.getByText(/^People with an account\. A search also finds those/)).toBeVisible();
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });

/** A search also finds people without an account, whose gifts are a click away. */
export const Found = meta.story({
  args: { search: 'h', view: ready({ givers: someGivers, hasMoreGivers: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Donors with an account' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Without an account' })).toBeVisible();
    await expect(canvas.getByText(/^There are more/)).toBeVisible();
  },
});

export const NoneFound = meta.story({
  args: { search: 'zoe', view: ready({ donors: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody matches')).toBeVisible();
  },
});

export const Searches = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await fill(canvas, { 'Name, address, donor number or payment reference': ' grace ' });
    await press(canvas, 'Search');
    await expect(args.onSearch).toHaveBeenCalledWith('grace');
  },
});

/** The list says by what it is sorted, and shows that. */
export const Sorted = meta.story({
  args: inOrder('generous'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Order')).toHaveDisplayValue('Largest sum first');
    await expect(canvas.getByRole('region', { name: 'Donors with an account' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Grace Hopper .* Nov 12, 2026 \$2,455\.50/ })).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Order'), 'Last gift first');
    await expect(args.onOrder).toHaveBeenCalledWith('recent');
  },
});
