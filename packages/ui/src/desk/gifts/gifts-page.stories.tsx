import { inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import type { GiftRow } from '@hearthlight/domain/desk';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../../.storybook/act.ts';
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

/** The payment reference of a pledge. */
const pledged = makePaymentReference({ donor: 56, campaign: 4 }, 751_399);

/** Ends the wait for the first reference. */
const late = Promise.withResolvers<void>();

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
    record: {
      today: '2026-11-24',
      onSearch: fn(),
      onReadReference: fn(),
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

/** The list of one import, and a number that is none. */
export const FiltersByImport = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Import number/);
    await userEvent.type(field, '2a{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Enter a number, such as 12.'));
    await userEvent.clear(field);
    await userEvent.type(field, '12{Enter}');
    await waitFor(() => expect(args.onFilter).toHaveBeenLastCalledWith({ ...noGiftFilter, import: '12' }));
  },
});

/** A gift of somebody without an account: the entry is shown before it is made. */
export const RecordsAGift = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText('Choose a donor, or enter a name.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Somebody without an account' }));
    await fill(dialog, {
      Name: 'Halima Guyo',
      Amount: '40.50',
      'Payment method': 'Cash',
      Cause: 'A roof',
      Reason: 'Counted at the market',
    });
    await press(dialog, 'Show the entries');
    await expect(await dialog.findByText('+$40.50')).toBeVisible();
    const onChange = args.record?.onChange;
    const values = expect.objectContaining({ giver: 'person', name: 'Halima Guyo', amount: '40.50' });
    await expect(onChange).toHaveBeenLastCalledWith(values, true);
    await press(dialog, 'Make these entries');
    await expect(onChange).toHaveBeenLastCalledWith(values, false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** What was typed stays when the server refuses. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    record: {
      today: '2026-11-24',
      onSearch: fn(),
      onReadReference: fn(),
      onChange: fn<NonNullable<GiftsPageProps['record']>['onChange']>(async () => ({
        ok: false,
        fields: { external_id: 'A gift with this number is in the books already.' },
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await userEvent.click(await dialog.findByRole('radio', { name: 'Unknown' }));
    await fill(dialog, {
      Amount: '40.50',
      'Payment method': 'Cash',
      Cause: 'A roof',
      Reason: 'Counted at the market',
    });
    await userEvent.type(dialog.getByLabelText(/Number at the bank/), 'bank:1');
    await press(dialog, 'Show the entries');
    await waitFor(() => expect(dialog.getByLabelText(/Number at the bank/)).toBeInvalid());
    await expect(dialog.getByLabelText(/Number at the bank/)).toHaveValue('bank:1');
  },
});

/** The reference of a pledge names the donor and the campaign, so that nobody has to be searched for. */
export const RecordsAPledge = meta.story({
  args: {
    record: {
      today: '2026-11-24',
      onSearch: fn(),
      onReadReference: fn(async () => ({
        donor: { id: 56, name: 'Ada François', email: 'ada@example.org' },
        campaign: { id: 4, title: 'Water for Garbatula' },
      })),
      onChange: fn<NonNullable<GiftsPageProps['record']>['onChange']>(async () => ({ ok: true })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await expect(dialog.queryByLabelText(/Payment reference/)).not.toBeInTheDocument();
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Pending');
    const field = await dialog.findByLabelText(/Payment reference/);
    await fill(dialog, {
      Amount: '40.50',
      'Payment method': 'Bank transfer',
      Cause: 'A well',
      Reason: 'Called on Monday',
    });
    await userEvent.type(field, 'RF79 0000 0056 0000 0475 1399');
    await press(dialog, 'Show the entries');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/A digit of the payment reference/));
    await expect(args.record?.onReadReference).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, inGroupsOfFour(pledged).toLowerCase());
    await expect(await dialog.findByText('It names Ada François (ada@example.org).')).toBeVisible();
    await expect(args.record?.onReadReference).toHaveBeenCalledWith(pledged);
    await press(dialog, 'Show the entries');
    await expect(args.record?.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        giver: 'donor',
        donor_id: '56',
        campaign_id: '4',
        status: 'pending',
        reference: inGroupsOfFour(pledged).toLowerCase(),
      }),
      true,
    );
  },
});

/** What an earlier reference names comes too late, and is ignored. */
export const LateReference = meta.story({
  tags: ['!autodocs'],
  args: {
    record: {
      today: '2026-11-24',
      onSearch: fn(),
      onReadReference: fn(async (reference: string) => {
        if (reference !== pledged) return { donor: null, campaign: null };
        await late.promise;
        return { donor: { id: 56, name: 'Ada François', email: 'ada@example.org' }, campaign: null };
      }),
      onChange: fn<NonNullable<GiftsPageProps['record']>['onChange']>(async () => ({ ok: true })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'Record a gift');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a gift' }));
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'Pending');
    const field = await dialog.findByLabelText(/Payment reference/);
    await userEvent.type(field, pledged);
    await userEvent.clear(field);
    await userEvent.type(field, makePaymentReference({ donor: 57, campaign: 4 }, 1));
    const nobody = /^It names no donor of this site/;
    await expect(await dialog.findByText(nobody)).toBeVisible();
    late.resolve();
    await late.promise;
    await new Promise(requestAnimationFrame);
    await expect(dialog.getByText(nobody)).toBeVisible();
  },
});
