import { expect, fn, userEvent, waitFor } from 'storybook/test';

import preview from '#storybook/preview';

import { fill, press } from '../../../../.storybook/act.ts';
import { resolvesTo } from '../../../../.storybook/form-result.ts';
import { grace } from '../gifts/fixtures/index.ts';
import { aPayment, longPayment, ofNobody } from './fixtures.ts';
import { PaymentItem, type PaymentItemProps } from './payment-item.tsx';

const shown: Pick<PaymentItemProps, 'payments' | 'by'> = { payments: [aPayment()], by: 'payer' };

const meta = preview.meta({
  title: 'Payments/PaymentItem',
  component: PaymentItem,
  tags: ['experimental'],
  args: {
    ...shown,
    onDecide: resolvesTo({ ok: true }),
    onAssign: resolvesTo({ ok: true }),
    onLeave: resolvesTo({ ok: true }),
    onSearchDonors: fn(async () => ({ donors: [grace], has_more: false })),
  },
});

export const Default = meta.story();

const expectAssignedToIda = ({ onAssign, payments }: Pick<PaymentItemProps, 'onAssign' | 'payments'>) =>
  waitFor(() =>
    expect(onAssign).toHaveBeenCalledWith(payments, {
      id: null,
      name: 'Ida Lund',
      person: { name: 'Ida Lund', email: null },
    }),
  );

export const Assigns = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: /^\$120 · FRANÇOIS, ADA/ })).toBeVisible();
    await press(canvas, 'Assign to Ada François');
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith([aPayment()], aPayment().likely[0]));
  },
});

/** Without a likely donor, one is searched for. The gift is a link. */
export const OfNobody = meta.story({
  args: { payments: [ofNobody] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: /Unknown payer/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Gift 4119' })).toHaveAttribute('href', '/desk/gifts/4119');
    await expect(canvas.queryByRole('button', { name: /^Assign/ })).not.toBeInTheDocument();
    await press(canvas, 'Choose who gave');
    const field = await canvas.findByLabelText('Find the donor');
    await waitFor(() => expect(field).toHaveFocus());
    await press(canvas, 'Assign');
    await expect(await canvas.findByText('Choose the donor, or enter a name.')).toBeVisible();
    await expect(args.onAssign).not.toHaveBeenCalled();
    await userEvent.type(field, 'grace{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace/ }));
    await press(canvas, 'Assign');
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith([ofNobody], grace));
  },
});

const halima = { gift_id: 31, name: 'Halima Guyo', email: null, gifts: 2 };

/** People who gave without an account are found too. */
export const WithoutAccount = meta.story({
  args: {
    payments: [ofNobody],
    onSearchDonors: fn(async () => ({ donors: [grace], people: [halima], has_more: false })),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Choose who gave');
    await userEvent.type(await canvas.findByLabelText('Find the donor'), 'a{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace/ }));
    const person = canvas.getByRole('button', { name: /^Halima Guyo/ });
    await userEvent.click(person);
    await expect(person).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('radio', { name: /Grace/ })).not.toBeChecked();
    await press(canvas, 'Assign');
    await waitFor(() =>
      expect(args.onAssign).toHaveBeenCalledWith([ofNobody], {
        id: null,
        name: 'Halima Guyo',
        person: halima,
      }),
    );
  },
});

/** The bank's name is entered already, but not for payments of several payers. */
export const NamedPayer = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { payments: [{ ...ofNobody, payer: 'Ida Lund' }] },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Choose who gave');
    await expect(canvas.getByLabelText(/^Or the name of somebody without an account/)).toHaveValue('Ida Lund');
    await press(canvas, 'Assign');
    await expectAssignedToIda(args);
  },
});

export const SeveralPayers = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { by: 'purpose', payments: ['Ida Lund', 'Bo Cole'].map((payer, id) => ({ ...ofNobody, id, payer })) },
  play: async ({ canvas }) => {
    await press(canvas, 'Choose who gave');
    await expect(canvas.getByLabelText(/^Or the name of somebody without an account/)).toHaveValue('');
  },
});

/** A name that stands inside a longer text is typed. It takes the place of a choice. */
export const Typed = meta.story({
  tags: ['!autodocs'],
  args: {
    payments: [{ ...ofNobody, text: 'SVWZ+ Gift of Ida Lund for the wells' }],
    onSearchDonors: fn(async () => ({ donors: [grace], people: [], has_more: false })),
  },
  play: async ({ args, canvas }) => {
    await press(canvas, 'Choose who gave');
    await userEvent.type(await canvas.findByLabelText('Find the donor'), 'a{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace/ }));
    await fill(canvas, { 'Or the name of somebody without an account': ' Ida Lund' });
    await expect(canvas.getByRole('radio', { name: /Grace/ })).not.toBeChecked();
    await press(canvas, 'Assign');
    await expectAssignedToIda(args);
  },
});

/** Somebody else was faster. The search stays open, and leads back. */
export const ChoiceRejected = meta.story({
  tags: ['!autodocs'],
  args: {
    payments: [ofNobody],
    onAssign: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Choose who gave');
    await userEvent.type(await canvas.findByLabelText('Find the donor'), 'grace{Enter}');
    await userEvent.click(await canvas.findByRole('radio', { name: /Grace/ }));
    await press(canvas, 'Assign');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
    await press(canvas, 'Back');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Choose who gave' })).toHaveFocus());
  },
});

const three: PaymentItemProps['payments'] = [
  aPayment(),
  aPayment({ id: 4118, text: 'Rent', likely: aPayment().likely.slice(1) }),
  aPayment({ id: 4117 }),
];

/** Several payments of one payer: only who may have made each is proposed for all. Each can be settled alone. */
export const Group = meta.story({
  args: { payments: three },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: '$360 · FRANÇOIS, ADA' })).toBeVisible();
    await expect(canvas.getByText('3 payments')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Ada François/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByText(/^1 donor pledged the same amount/));
    await press(canvas, 'Assign all 3 to Zoe Ada');
    await waitFor(() => expect(args.onAssign).toHaveBeenLastCalledWith(three, aPayment().likely[1]));
    await userEvent.click(canvas.getByText('Each payment'));
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    await userEvent.click(
      (await canvas.findAllByRole('button', { name: 'Assign to Ada François' }))[1] ?? canvas.getByRole('article'),
    );
    await waitFor(() => expect(args.onAssign).toHaveBeenLastCalledWith([three[2]], aPayment().likely[0]));
  },
});

/** A group of one purpose is named by it. */
export const OfPurpose = meta.story({
  args: { by: 'purpose', payments: [ofNobody, { ...ofNobody, id: 4116, payer: 'Zed' }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('article', { name: '$31 · Donation' })).toBeVisible();
    await expect(canvas.getByText('No donor seems to have made all of them.')).toBeVisible();
    await press(canvas, 'Leave all 2 without a donor');
    await fill(canvas, { Reason: 'Coin box' });
    await press(canvas, 'Leave all 2 without a donor');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith(args.payments, 'Coin box'));
  },
});

/** A payment is left without a donor for a reason, or not after all. */
export const Leaves = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas }) => {
    await press(canvas, 'Leave without a donor');
    await press(canvas, 'Back');
    await press(canvas, 'Leave without a donor');
    const field = await canvas.findByLabelText('Reason');
    await waitFor(() => expect(field).toHaveFocus());
    await press(canvas, 'Leave without a donor');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await fill(canvas, { Reason: 'The bank does not know either' });
    await press(canvas, 'Leave without a donor');
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith([aPayment()], 'The bank does not know either'));
  },
});

/** Somebody assigned it meanwhile. The reason stays in the field. */
export const RejectedByServer = meta.story({
  args: { onLeave: resolvesTo({ ok: false, message: 'This gift was changed in the meantime.' }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Leave without a donor');
    await fill(canvas, { Reason: 'Nobody knows' });
    await press(canvas, 'Leave without a donor');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This gift was changed');
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Nobody knows');
  },
});

/** Long texts of banks and long names wrap. */
export const LongText = meta.story({ args: { payments: [longPayment] } });
