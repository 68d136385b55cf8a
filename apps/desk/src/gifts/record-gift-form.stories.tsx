import { inGroupsOfFour, makePaymentReference } from '@hearthlight/domain';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press, type Canvas } from '../../../../.storybook/act.ts';
import { inSheet } from '../../../../.storybook/in-sheet.tsx';
import { anOccasionRow } from '../occasions/fixtures/index.ts';
import { aRefund, grace, someChoices } from './fixtures/index.ts';
import { RecordGiftForm, type RecordGiftFormProps } from './record-gift-form.tsx';

/** The payment reference of a pledge. */
const pledged = makePaymentReference({ donor: 56, campaign: 4 }, 751_399);

const meta = preview.meta({
  title: 'Gifts/RecordGiftForm',
  component: RecordGiftForm,
  tags: ['experimental'],
  args: {
    choices: someChoices,
    today: '2026-11-24',
    onSearch: fn<RecordGiftFormProps['onSearch']>(async () => ({ donors: [grace], has_more: false })),
    onReadReference: fn<RecordGiftFormProps['onReadReference']>(async () => ({
      donor: { id: 56, name: 'Ada François', email: 'ada@example.org' },
      campaign: { id: 4, title: 'Water for Garbatula' },
      pledge: null,
      stays_anonymous: true,
    })),
    onNamesakes: fn<RecordGiftFormProps['onNamesakes']>(async () => [anOccasionRow()]),
    onChange: fn<RecordGiftFormProps['onChange']>(async () => ({
      ok: true,
      change: aRefund({
        entries: [{ kind: 'recorded', amount: 40.5, date: '2026-11-24', campaign: null }],
        in_closed_month: false,
      }),
    })),
  },
  decorators: [inSheet],
});

/** The entries that every gift needs, besides its giver. */
const enter = (canvas: Canvas) =>
  fill(canvas, {
    Amount: '40.50',
    'Payment method': 'Cash',
    Cause: 'A roof',
  });

export const Default = meta.story();

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Record a gift');
    await expect(await canvas.findByText('Choose a donor, or enter a name.')).toBeVisible();
    for (const label of ['Amount', 'Payment method', 'Cause']) await expect(canvas.getByLabelText(label)).toBeInvalid();
    await expect(canvas.getByLabelText('Amount')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A gift of somebody without an account: the entry is shown before it is made. */
export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Somebody without an account' }));
    await fill(canvas, { Name: 'Halima Guyo' });
    await enter(canvas);
    await expect(await canvas.findByText('+$40.50')).toBeVisible();
    const values = expect.objectContaining({ giver: 'person', name: 'Halima Guyo', amount: 4050 });
    await expect(args.onChange).toHaveBeenLastCalledWith(values, true);
    await press(canvas, 'Record a gift');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(values, false));
  },
});

/** The button stays where it is when the entries appear, so that a press right after typing hits it. */
export const ButtonStays = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await enter(canvas);
    const button = canvas.getByRole('button', { name: 'Record a gift' });
    button.scrollIntoView({ block: 'center' });
    const { height, left, top } = button.getBoundingClientRect();
    await expect(canvas.queryByText('+$40.50')).toBeNull();
    await canvas.findByText('+$40.50');
    const hit = document.elementFromPoint(left + 1, top + height / 2);
    await expect(button.contains(hit)).toBe(true);
  },
});

/** A reference that the search of the list has not found is not typed again. */
export const SearchedReference = meta.story({
  tags: ['!autodocs'],
  args: { reference: pledged },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByLabelText(/Payment reference/)).toHaveValue(pledged);
    await waitFor(() => expect(args.onReadReference).toHaveBeenCalledWith(pledged));
  },
});

/** The entry of a closed month is made with one press once it is shown, and with two by whoever is faster. */
export const ClosedMonth = meta.story({
  tags: ['!autodocs'],
  args: {
    onChange: fn<RecordGiftFormProps['onChange']>(async () => ({ ok: true, change: aRefund() })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Somebody without an account' }));
    await fill(canvas, { Name: 'Halima Guyo' });
    await enter(canvas);
    canvas.getByRole('button', { name: 'Record a gift' }).scrollIntoView({ block: 'end' });
    await press(canvas, 'Record a gift');
    const warning = await canvas.findByText(/will appear in the next ledger/);
    await waitFor(() => expect(warning.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await press(canvas, 'Record a gift');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), false));
  },
});

export const ClosedMonthSeen = meta.story({
  tags: ['!autodocs'],
  args: ClosedMonth.input.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Somebody without an account' }));
    await fill(canvas, { Name: 'Halima Guyo' });
    await enter(canvas);
    await expect(await canvas.findByText(/will appear in the next ledger/)).toBeVisible();
    await press(canvas, 'Record a gift');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.anything(), false));
  },
});

/** Keeps the entries when the server refuses. */
export const RejectedByServer = meta.story({
  tags: ['!autodocs'],
  args: {
    onChange: fn<RecordGiftFormProps['onChange']>(async () => ({
      ok: false,
      fields: { external_id: 'A gift with this number is in the books already.' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await enter(canvas);
    const number = canvas.getByLabelText(/Number at the bank/);
    await userEvent.type(number, 'bank:1');
    await press(canvas, 'Record a gift');
    await waitFor(() => expect(number).toBeInvalid());
    await expect(number).toHaveFocus();
    await expect(number).toHaveValue('bank:1');
  },
});

/** The reference of a pledge names the donor and the campaign, so that nobody has to be searched for. */
export const Pledge = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Failed');
    await expect(canvas.queryByLabelText(/Payment reference/)).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Pending');
    const field = await canvas.findByLabelText(/Payment reference/);
    await enter(canvas);
    await userEvent.type(field, 'RF79 0000 0056 0000 0475 1399');
    await press(canvas, 'Record a gift');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/A digit of the payment reference/));
    await expect(args.onReadReference).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, inGroupsOfFour(pledged).toLowerCase());
    await expect(await canvas.findByText('It names Ada François (ada@example.org).')).toBeVisible();
    await expect(args.onReadReference).toHaveBeenCalledWith(pledged);
    // As the pledges and gifts with this reference do.
    await expect(canvas.getByRole('checkbox', { name: /^The giver stays anonymous/ })).toBeChecked();
    await press(canvas, 'Record a gift');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          giver: 'donor',
          donor_id: '56',
          campaign_id: '4',
          status: 'pending',
          reference: inGroupsOfFour(pledged).toLowerCase(),
        }),
        false,
      ),
    );
    await expect(
      await canvas.findByText('A pledge of $40.50 is recorded. It counts in the books once it is paid.'),
    ).toBeVisible();
  },
});

/** Joins the gifts in memory of somebody whose name is known. */
export const InMemory = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unknown' }));
    await enter(canvas);
    await userEvent.selectOptions(canvas.getByLabelText('In memory or in honor'), 'In memory of somebody');
    await userEvent.type(canvas.getByLabelText('Name of that person'), 'Amara Diallo');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('radio', { name: /^In memory of Amara Diallo/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^The giver stays anonymous/ }));
    await press(canvas, 'Record a gift');
    const joined = {
      occasion_kind: 'memory',
      occasion_name: 'Amara Diallo',
      occasion_id: '3',
      anonymous: true,
    };
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining(joined), false));
  },
});
