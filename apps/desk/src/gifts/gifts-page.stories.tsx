import type { GiftRow } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { someChoices, someGifts } from './fixtures/index.ts';
import { GiftsPage, type GiftsPageProps } from './gifts-page.tsx';

/** A function, because a constant would have the type of this one state. */
const ready = (list: readonly GiftRow[], hasMore = false): GiftsPageProps['view'] => ({
  status: 'ready',
  gifts: list,
  onShowMore: hasMore ? fn() : undefined,
  hasMoreGivers: false,
});

const shown: Pick<GiftsPageProps, 'order' | 'search' | 'view' | 'totals'> = {
  search: { search: '', onSearch: fn() },
  order: 'newest',
  view: ready(someGifts, true),
  totals: { count: 12_411, amount: 1_240_870.5, paid_pledges: 0, completed_count: 12_004, completed_amount: 1_198_220 },
};

const meta = preview.meta({
  title: 'Gifts/GiftsPage',
  component: GiftsPage,
  tags: ['experimental'],
  args: {
    ...shown,
    filter: {},
    choices: someChoices,
    file: '/desk/api/gifts/file/',
    record: {
      newForm: { isAsked: false, onClosed: fn() },
      onKeep: fn(),
      today: '2026-11-24',
      onSearch: fn(),
      onReadReference: fn(),
      onNamesakes: fn(),
      onChange: fn<NonNullable<GiftsPageProps['record']>['onChange']>(async () => ({
        ok: true,
        change: {
          id: 5,
          entries: [{ kind: 'recorded', amount: 40.5, date: '2026-11-24', campaign: null }],
          in_closed_month: false,
        },
      })),
    },
    onFilter: fn(),
    onOrder: fn(),
  },
});

export const Default = meta.story();
export const Loading = meta.story({ args: { view: { status: 'loading' }, totals: undefined } });
export const Failed = meta.story({ args: { view: { status: 'failed', onRetry: fn() } } });
/** Nothing matches a filter. */
export const Empty = meta.story({
  args: { view: ready([]), filter: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No gift matches')).toBeVisible();
  },
});

/** Nothing exists. */
export const NoGifts = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no gifts yet')).toBeVisible();
    await expect(canvas.queryByText(/filter to see more/)).not.toBeInTheDocument();
  },
});
/** A search that more people match than are listed. Its file has no address, which would name people. */
export const MoreGivers = meta.story({
  tags: ['!autodocs'],
  args: {
    view: { status: 'ready', gifts: someGifts, onShowMore: fn(), hasMoreGivers: true },
    file: fn(async () => ({ ok: true as const })),
    search: { search: 'a', onSearch: fn() },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/More people match/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download CSV' })).not.toBeInTheDocument();
    await press(canvas, 'Download CSV');
    await expect(args.file).toHaveBeenCalledOnce();
  },
});

/** Nobody has the name. */
export const NotFound = meta.story({
  tags: ['!autodocs'],
  args: { view: ready([]), search: { search: 'zed', onSearch: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No gift matches')).toBeVisible();
  },
});
export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The dialog closes once the entry is made. */
export const RecordsAGift = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Unknown' }));
    await fill(dialog, {
      Amount: '40.50',
      'Payment method': 'Cash',
      Cause: 'A roof',
    });
    await press(dialog, 'Record a gift');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.record?.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ amount: 4050 }), false);
  },
});

/** An auditor sees every figure and no name, and records nothing. */
export const ForAnAuditor = meta.story({
  tags: ['!autodocs'],
  args: { view: ready(someGifts.map((gift) => ({ ...gift, giver: null, cause: null }))), record: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Record a gift' })).not.toBeInTheDocument();
  },
});
