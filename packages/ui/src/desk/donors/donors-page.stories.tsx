import type { DonorRow, GiverRow } from '@hearthlight/domain/desk';
import { expect, fn } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
import { DonorsPage, type DonorsPageProps } from './donors-page.tsx';

const donors: DonorRow[] = [
  { id: 15, name: 'Grace Hopper', email: 'grace@example.org' },
  { id: 12, name: 'Ada Lovelace', email: 'ada@example.org' },
  { id: 8, name: 'Amina Yusuf', email: 'amina@example.org' },
];
const givers: GiverRow[] = [
  { gift_id: 4090, name: 'Halima Guyo', email: null, gifts: 3 },
  { gift_id: 4012, name: null, email: 'eve@example.org', gifts: 1 },
];

/** A function, because a constant would have the type of this one state. */
const ready = (changes: object = {}): DonorsPageProps['view'] => ({
  status: 'ready',
  donors,
  hasMore: false,
  givers: [],
  hasMoreGivers: false,
  ...changes,
});

const shown: Pick<DonorsPageProps, 'view' | 'message'> = {
  view: ready({ hasMore: true }),
  message: undefined,
};

const meta = preview.meta({
  title: 'Product/Desk/Donors/DonorsPage',
  component: DonorsPage,
  tags: ['experimental'],
  args: { ...shown, search: '', onSearch: fn(), onRetry: fn() },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' } } });
export const Empty = meta.story({ args: { view: ready({ donors: [] }) } });
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Failed = meta.story({
  args: { view: { status: 'failed' } },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Try again');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Long names and addresses wrap. */
export const LongText = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: {
    view: ready({
      donors: [
        {
          id: 123_456,
          name: 'Wilhelmina Featherstonehaugh-Featherstonehaugh the Younger',
          email: 'wilhelmina.featherstonehaugh-featherstonehaugh.the.younger@correspondence.example.org',
        },
      ],
    }),
  },
});

/** A search also finds people without an account, whose gifts are a click away. */
export const Found = meta.story({
  args: { search: 'h', view: ready({ donors: [donors[0]], givers, hasMoreGivers: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Grace Hopper' })).toHaveAttribute(
      'href',
      '/desk/donors/15',
    );
    await expect(canvas.getByRole('link', { name: 'Halima Guyo' })).toHaveAttribute(
      'href',
      '/desk/gifts?giver_of=4090',
    );
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

/** After a donor was erased. */
export const WithMessage = meta.story({
  tags: ['!autodocs'],
  args: { message: 'The donor was erased. The gifts stay in the books without a name.' },
});
