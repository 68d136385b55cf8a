import { findPaymentReferences, inGroupsOfFour, type PledgeDraft } from '@hearthlight/domain';
import { aCampaign, aDashboard, aDonation, aMoment } from '@hearthlight/domain/fixtures';
import { expect, fn, waitFor, within } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';
import { site } from 'virtual:content/site';

import preview from '#storybook/preview';

import { hydrateAfter, setValue } from '../../../../../.storybook/hydrate.tsx';
import { guidance } from './donation-form.guidance.ts';
import { DonationForm, type DonationFormProps } from './donation-form.tsx';

const { financeEmail, address, suggestedAmounts, currencyNote, feeNote } = foundation;
const shown = { financeEmail, address, suggestedAmounts, currencyNote, feeNote };

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/DonationForm',
  component: DonationForm,
  tags: ['stable'],
  parameters: { guidance },
  args: {
    foundation: { ...shown, bankAccount: undefined },
    picture: site.account.picture,
    now: new Date(aMoment),
    onEntryChange: fn(),
    onPledgesChange: fn(),
    onOpenDraft: fn(),
  },
});
type Screen = ReturnType<typeof within>;

const { campaigns } = aDashboard().records;

const causeSentence =
  'Please specify the purpose or recipient for your donation to ensure it reaches the intended cause. Thank you for your support.';
const amountOf = (canvas: Screen) => canvas.getByRole('textbox', { name: 'Donation amount' });
const causeOf = (canvas: Screen) => canvas.getByRole('textbox', { name: 'Donation cause' });
const buttonOf = (canvas: Screen) => canvas.getByRole('button', { name: 'Donate by e-mail' });
const dueOf = (canvas: Screen) => canvas.getByRole('status', { name: 'Total Due' });
const typed = { donation_amount: '120', donation_cause: 'Roof for the Diallo family' };

export const Default = meta.story();

export const SaysTheLeastLength = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(causeOf(canvas)).toHaveAccessibleDescription(/in at least 11 characters/);
  },
});

export const ShowsTheTotal = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(dueOf(canvas)).toHaveTextContent('$00');
    const methods = canvas.getAllByRole('radio');
    await expect(methods).toHaveLength(3);
    await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
    await userEvent.type(amountOf(canvas), '1,250.5');
    await expect(dueOf(canvas)).toHaveTextContent('$1,250.50');
    await userEvent.clear(amountOf(canvas));
    await expect(dueOf(canvas)).toHaveTextContent('$00');
  },
});

export const Invalid = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(amountOf(canvas), '3');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(amountOf(canvas)).toHaveFocus());
    await expect(amountOf(canvas)).toHaveAccessibleDescription(/Enter a valid amount\./);
    await expect(causeOf(canvas)).toHaveAccessibleDescription(new RegExp(causeSentence.replaceAll('.', '\\.')));
    await expect(causeOf(canvas)).toBeInvalid();
    await expect(args.onOpenDraft).not.toHaveBeenCalled();
    await userEvent.type(amountOf(canvas), '.01');
    await expect(amountOf(canvas)).toBeValid();
  },
});

export const FocusesTheCauseWhenOnlyItIsInvalid = meta.story({
  args: { entry: { donation_amount: '4', donation_cause: 'ten chars  ' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(causeOf(canvas)).toHaveFocus());
    await expect(amountOf(canvas)).toBeValid();
  },
});

export const Boundaries = meta.story({
  args: { entry: { donation_amount: '3.01', donation_cause: 'x'.repeat(499) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(causeOf(canvas), 'yz');
    await expect(causeOf(canvas)).toHaveValue(`${'x'.repeat(499)}y`);
    await expect(canvas.getByText('500 of 500 characters')).toBeVisible();
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onOpenDraft).toHaveBeenCalledOnce());
  },
});

export const Succeeds = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(amountOf(canvas), '$1,200');
    await userEvent.type(causeOf(canvas), '  Roof for the Diallo family ');
    await userEvent.click(canvas.getByRole('radio', { name: 'Bitcoin/Usdt' }));
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onOpenDraft).toHaveBeenCalledWith({
        to: foundation.financeEmail,
        subject: 'I pledge my support: a donation of $1,200',
        body: [
          'Hello,',
          '',
          'I would like to donate $1,200 (USD).',
          'Preferred payment method: Bitcoin/Usdt',
          'Donation cause: Roof for the Diallo family',
          '',
          'Please tell me how to complete the transfer. Thank you.',
        ].join('\n'),
        transfer: undefined,
        amount: 1200,
        donor: undefined,
        entry: {
          donation_amount: '$1,200',
          donation_cause: '  Roof for the Diallo family ',
          selected_payment_method: 'Bitcoin/Usdt',
        },
      }),
    );
    await expect(await canvas.findByText(/Preferred payment method: Bitcoin/)).toBeVisible();
    await expect(amountOf(canvas)).toHaveValue('$1,200');
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({
      donation_amount: '$1,200',
      donation_cause: '  Roof for the Diallo family ',
      selected_payment_method: 'Bitcoin/Usdt',
    });
    await userEvent.type(amountOf(canvas), '0');
    await waitFor(() => expect(canvas.queryByText(/Preferred payment method: Bitcoin/)).toBeNull());
  },
});

/** An entry contains only changed fields: neither the preselected payment method nor a cleared field. */
export const ReportsTheEntry = meta.story({
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(amountOf(canvas), '5');
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({ donation_amount: '5' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Paypal service' }));
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({
      donation_amount: '5',
      selected_payment_method: 'Paypal service',
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'Credit/Debit Card' }));
    await userEvent.clear(amountOf(canvas));
    await expect(args.onEntryChange).toHaveBeenLastCalledWith({});
  },
});

/** A pledge that can be paid at once. */
const paidByTransfer = {
  foundation: {
    ...shown,
    bankAccount: { scheme: 'other', holder: foundation.name, details: 'Account 0142' },
  },
  donor: 56,
  campaigns,
  entry: { donation_amount: '120', donation_cause: 'A night nurse for the clinic in Kapiri Mposhi' },
} satisfies Partial<DonationFormProps>;

/** With a bank account the draft has a reference, which names donor and campaign, and can be paid at once. */
export const PaidByBankTransfer = meta.story({
  args: paidByTransfer,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    const panel = within(await canvas.findByRole('region', { name: 'Pay by bank transfer' }));
    const [reference] = findPaymentReferences(canvas.getByText(/^Hello,/).textContent);
    await expect(reference).toMatchObject({ donor: 56, campaign: 3 });
    await expect(panel.getByText(inGroupsOfFour(reference?.text ?? ''))).toBeVisible();
    await expect(panel.getByText('$120')).toBeVisible();
    const parts = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(parts).toEqual([
      'Pay by bank transfer',
      'Give regularly',
      'Your wishes for this donation',
      'Your draft is ready',
    ]);
    await expect(args.onOpenDraft).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.stringMatching(/\n\nPayment reference: RF[\d ]{27}$/) }),
    );
  },
});

/** A second mail says whom the donation is for, with the amount and the reference of the first. */
export const InMemory = meta.story({
  tags: ['!autodocs'],
  args: paidByTransfer,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    const panel = within(await canvas.findByRole('region', { name: 'Your wishes for this donation' }));
    const [reference] = findPaymentReferences(canvas.getByText(/^Hello,/).textContent);
    await userEvent.selectOptions(panel.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(panel.getByRole('textbox', { name: /^Name/ }), 'Amara Diallo');
    const mail = panel.getByText(/^Hello,/);
    await expect(mail).toHaveTextContent('My donation of $120 (USD) is in memory of Amara Diallo.');
    await expect(mail).toHaveTextContent(inGroupsOfFour(reference?.text ?? ''));
    await expect(args.onOpenDraft).toHaveBeenCalledOnce();
  },
});

/** The second mail says how often, from and until when; the first one says that it does not. */
export const GivenRegularly = meta.story({
  tags: ['!autodocs', '!visual'],
  args: paidByTransfer,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    const order = within(await canvas.findByRole('region', { name: 'Give regularly' }));
    const wishes = within(await canvas.findByRole('region', { name: 'Your wishes for this donation' }));
    await expect(canvas.queryByText(/^You chose a standing order/)).toBeNull();
    await userEvent.selectOptions(order.getByRole('combobox'), 'Every month');
    await expect(canvas.getByText(/^You chose a standing order.* do not pay it here as well/)).toBeVisible();
    await expect(order.getByLabelText('First payment')).toHaveAccessibleDescription(/do not transfer it/);
    await expect(wishes.getByText(/^Hello,/)).toHaveTextContent(
      /How often: Every month First payment: .*, 20\d\d Last payment: none, .* Amount: \$120 \(USD\)$/,
    );
    await userEvent.type(order.getByLabelText(/^Last payment/), '2020-01-01');
    await expect(wishes.queryByText(/^Hello,/)).toBeNull();
    const draft = within(canvas.getByRole('region', { name: 'Your draft is ready' }));
    await expect(draft.getByText(/ Wishes and a standing order are not in this mail/)).toBeVisible();
  },
});

const lastPledge = {
  to: financeEmail,
  subject: 'I pledge my support: a donation of $120',
  body: 'Hello, this is the draft of before.',
  amount: 120,
  transfer: { amount: 120, reference: 'RF471234567890', method: 'Credit/Debit Card' },
  donor: 56,
  entry: { ...paidByTransfer.entry, selected_payment_method: 'Credit/Debit Card' as const },
} satisfies PledgeDraft;

/** After a reload, the last pledge is shown with its reference and sent again as it was. A change is a new pledge. */
export const AfterReload = meta.story({
  tags: ['!autodocs'],
  args: { ...paidByTransfer, readPledges: () => [lastPledge] },
  play: async ({ args, canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Pay by bank transfer' }));
    await expect(panel.getByText(inGroupsOfFour(lastPledge.transfer.reference))).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your draft is ready' })).not.toHaveFocus();
    await expect(canvas.getByText(/^Open it again below/)).toBeVisible();
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onOpenDraft).toHaveBeenCalledWith(lastPledge));
    await expect(await canvas.findByText(/^It should be open in your mail program/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your draft is ready' })).toHaveFocus());
    await expect(canvas.queryByText(/will be a new pledge/)).toBeNull();
    await userEvent.type(amountOf(canvas), '0');
    await expect(await canvas.findByText(/This will be a new pledge/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
    await waitFor(() => expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onPledgesChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ amount: 1200 }),
        expect.objectContaining({ amount: 120 }),
      ]),
    );
    const [made] = findPaymentReferences(canvas.getByText(/^Hello,/).textContent);
    await expect(made?.text).not.toBe(lastPledge.transfer.reference);
  },
});

/** Stores the pledges, as the app does. */
function storeIn(args: Partial<DonationFormProps>, ...pledges: PledgeDraft[]) {
  let stored: readonly PledgeDraft[] = pledges;
  args.readPledges = () => stored;
  args.onPledgesChange = fn((changed) => {
    stored = changed;
  });
}

/** After a reload, the rhythm and the wishes of the last pledge are chosen still, and each change is kept with it. */
export const ChoicesAfterReload = meta.story({
  tags: ['!autodocs', '!visual'],
  args: paidByTransfer,
  beforeEach: ({ args }) =>
    storeIn(args, {
      ...lastPledge,
      choices: {
        order: { rhythm: 'yearly', first: '2030-01-01', last: '2040-01-01' },
        wishes: { kind: 'honor', name: 'Ruth Wanjiru', tell: 'Her sister', anonymous: true },
      },
    }),
  play: async ({ args, canvas, userEvent }) => {
    const order = within(await canvas.findByRole('region', { name: 'Give regularly' }));
    await expect(order.getByRole('combobox')).toHaveDisplayValue('Every year');
    await expect(order.getByLabelText(/^First payment/)).toHaveValue('2030-01-01');
    const wishes = within(await canvas.findByRole('region', { name: 'Your wishes for this donation' }));
    await expect(wishes.getByText(/^Hello,/)).toHaveTextContent(/in honor of Ruth Wanjiru\..* Every year/);
    await userEvent.click(wishes.getByRole('checkbox', { name: /^Stay anonymous/ }));
    await userEvent.selectOptions(order.getByRole('combobox'), 'Every month');
    await expect(args.onPledgesChange).toHaveBeenLastCalledWith([
      {
        ...lastPledge,
        choices: {
          order: { rhythm: 'monthly', first: '2030-01-01', last: '2040-01-01' },
          wishes: { kind: 'honor', name: 'Ruth Wanjiru', tell: 'Her sister', anonymous: false },
        },
      },
    ]);
  },
});

/** The pledge of another donor, who used this tab before, is not shown. */
export const PledgeOfAnotherDonor = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { ...paidByTransfer, readPledges: () => [{ ...lastPledge, donor: 57 }] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(args.onPledgesChange).toHaveBeenCalledWith([expect.objectContaining({ donor: 56 })]));
    await expect(canvas.queryByRole('region', { name: 'Your other pledges' })).toBeNull();
    await expect(canvas.getByText(/^Hello,/)).toHaveTextContent(/Payment reference: RF/);
  },
});

/** With other values in the form, such as the campaign of a link, earlier pledges are shown again one by one. */
export const EarlierPledges = meta.story({
  tags: ['!autodocs'],
  args: {
    ...paidByTransfer,
    readPledges: () => [
      { ...lastPledge, choices: { order: { rhythm: 'yearly', first: '2030-01-01', last: '' } } },
      {
        ...lastPledge,
        body: 'Hello, this is the first draft.',
        amount: 40,
        transfer: { ...lastPledge.transfer, amount: 40, reference: 'RF701111111111' },
        entry: { ...lastPledge.entry, donation_amount: '40' },
      },
    ],
    entry: { donation_cause: 'A soup kitchen by the harbor of Tripoli' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/This will be a new pledge/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Your pledges in this tab' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show again the pledge of \$120 for A night nurse/ }));
    const order = within(await canvas.findByRole('region', { name: 'Give regularly' }));
    await expect(order.getByRole('combobox')).toHaveDisplayValue('Every year');
    await expect(canvas.getByRole('region', { name: 'Your other pledges' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your draft is ready' })).toHaveFocus();
    await expect(causeOf(canvas)).toHaveValue('A soup kitchen by the harbor of Tripoli');
    await userEvent.click(canvas.getByRole('button', { name: /^Show again the pledge of \$40 for A night nurse/ }));
    const panel = within(await canvas.findByRole('region', { name: 'Pay by bank transfer' }));
    await expect(panel.getByText(inGroupsOfFour('RF701111111111'))).toBeVisible();
    const other = within(canvas.getByRole('region', { name: 'Give regularly' }));
    await expect(other.getByRole('combobox')).toHaveDisplayValue('Only this once');
    await userEvent.selectOptions(other.getByRole('combobox'), 'Every month');
    const [newest, first] = args.readPledges?.() ?? [];
    await expect(args.onPledgesChange).toHaveBeenLastCalledWith([
      newest,
      { ...first, choices: { order: expect.objectContaining({ rhythm: 'monthly' }) } },
    ]);
    await userEvent.type(amountOf(canvas), '25');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Show again/ })).toHaveLength(2));
    await expect(canvas.getByText(/^Hello,/)).toHaveTextContent('$25 (USD)');
  },
});

/** What is pledged already gives way to the pledge that is shown again, so that amount and summary are of one pledge. */
export const ShowAgainFillsIn = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    ...paidByTransfer,
    readPledges: () => [
      lastPledge,
      {
        ...lastPledge,
        body: 'Hello, this is the first draft.',
        amount: 40,
        transfer: { ...lastPledge.transfer, amount: 40, reference: 'RF701111111111' },
        entry: { ...lastPledge.entry, donation_amount: '40', donation_cause: 'A roof for the school' },
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show again the pledge of \$40/ }));
    await expect(amountOf(canvas)).toHaveValue('40');
    await expect(causeOf(canvas)).toHaveValue('A roof for the school');
    await expect(canvas.getByRole('status', { name: 'Total Due' })).toHaveTextContent('$40');
    const panel = within(await canvas.findByRole('region', { name: 'Pay by bank transfer' }));
    await expect(panel.getByText('A roof for the school')).toBeVisible();
    await expect(panel.getByText(inGroupsOfFour('RF701111111111'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Show again the pledge of \$120/ }));
    await expect(amountOf(canvas)).toHaveValue('120');
  },
});

/** A pledge that another page of the tab stored is listed once the browser shows this page again, and stays stored. */
export const PledgeOfAnotherPage = meta.story({
  tags: ['!autodocs', '!visual'],
  args: paidByTransfer,
  beforeEach: ({ args }) => storeIn(args, lastPledge),
  play: async ({ args, canvas, userEvent }) => {
    const order = within(await canvas.findByRole('region', { name: 'Give regularly' }));
    const entry = { ...lastPledge.entry, donation_amount: '40' };
    const other = { ...lastPledge, body: 'Hello, this is another draft.', amount: 40, entry };
    args.onPledgesChange?.([other, lastPledge]);
    await userEvent.selectOptions(order.getByRole('combobox'), 'Every month');
    await expect(args.readPledges?.()).toEqual([other, { ...lastPledge, choices: expect.anything() }]);
    args.onPledgesChange?.([{ ...other, body: 'Hello, a third one.', amount: 41 }, other, lastPledge]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect(await canvas.findByText(/^\$41 for A night nurse/)).toBeVisible();
  },
});

/** A pledge that the history knows as paid is not offered, and the same values make a new one. */
export const PaidPledge = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    ...paidByTransfer,
    donations: [aDonation({ payment_reference: lastPledge.transfer.reference })],
    readPledges: () => [lastPledge],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Show again/ })).toBeNull();
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByText(/^It should be open in your mail program/)).toBeVisible();
    await expect(args.onOpenDraft).not.toHaveBeenCalledWith(lastPledge);
  },
});

/** A pledge that the donor will not give is forgotten, and the message about it takes the focus. */
export const DismissedPledge = meta.story({
  tags: ['!autodocs', '!visual'],
  args: paidByTransfer,
  beforeEach: ({ args }) => storeIn(args, lastPledge),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^I will not give this donation of \$120/ }));
    await expect(args.readPledges?.()).toEqual([]);
    await expect(canvas.getByText(/^This page no longer shows the pledge/).closest('[role="status"]')).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Your draft is ready' })).toBeNull();
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('region', { name: 'Your draft is ready' })).toBeVisible();
    await expect(canvas.queryByText(/^This page no longer shows the pledge/)).toBeNull();
  },
});

/** A pledge that was made while the page did not know the donor yet is shown. */
export const PledgeBeforeTheDonorIsKnown = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { ...paidByTransfer, readPledges: () => [{ ...lastPledge, donor: undefined }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the draft of before/)).toBeVisible();
  },
});

/** The tab keeps ten pledges. */
export const ManyPledges = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    ...paidByTransfer,
    readPledges: () =>
      Array.from({ length: 10 }, (_, index) => ({
        ...lastPledge,
        body: `Hello, ${index}`,
        entry: { ...lastPledge.entry, donation_amount: String(index + 5) },
      })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onPledgesChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ entry: expect.objectContaining({ donation_amount: '120' }) }),
        ...(args.readPledges?.() ?? []).slice(0, 9),
      ]),
    );
  },
});

/** A change of the amount makes another draft, and keeps what was chosen beside the first one. */
export const ChangedAfterwards = meta.story({
  tags: ['!autodocs', '!visual'],
  args: paidByTransfer,
  play: async ({ canvas, userEvent }) => {
    const part = async (name: string) => within(await canvas.findByRole('region', { name }));
    await userEvent.click(buttonOf(canvas));
    const order = await part('Give regularly');
    await userEvent.selectOptions(order.getByRole('combobox'), 'Every three months');
    await userEvent.type(order.getByLabelText(/^Last payment/), '2030-01-01');
    const wishes = await part('Your wishes for this donation');
    await userEvent.selectOptions(wishes.getByRole('combobox'), 'In memory of somebody');
    await userEvent.type(wishes.getByRole('textbox', { name: /^Name/ }), 'Amara Diallo');
    await userEvent.click(wishes.getByRole('checkbox', { name: /^Stay anonymous/ }));
    await userEvent.type(amountOf(canvas), '0');
    await expect(canvas.queryByRole('region', { name: 'Give regularly' })).toBeNull();
    await waitFor(() => expect(buttonOf(canvas)).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(buttonOf(canvas));
    const orderAgain = await part('Give regularly');
    await expect(orderAgain.getByRole('combobox')).toHaveDisplayValue('Every three months');
    await expect(orderAgain.getByLabelText(/^Last payment/)).toHaveValue('2030-01-01');
    const again = await part('Your wishes for this donation');
    await expect(again.getByText(/^Hello,/)).toHaveTextContent(
      'My donation of $1,200 (USD) is in memory of Amara Diallo.',
    );
    await expect(again.getByRole('checkbox', { name: /^Stay anonymous/ })).toBeChecked();
  },
});

/** Without a bank account, payment links alone give the draft a reference. */
export const PaidByLink = meta.story({
  tags: ['!autodocs'],
  args: {
    foundation: {
      ...shown,
      bankAccount: undefined,
      paymentLinks: [{ method: 'Credit/Debit Card', address: 'https://pay.example/{amount}?r={reference}&e={email}' }],
    },
    email: 'ada@example.org',
    entry: typed,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    const link = await canvas.findByRole('link', { name: 'Pay by card' });
    const [reference] = findPaymentReferences(canvas.getByText(/^Hello,/).textContent);
    await expect(link).toHaveAttribute('href', `https://pay.example/120.00?r=${reference?.text}&e=ada%40example.org`);
  },
});

export const OpensTheDraftAgain = meta.story({
  args: { entry: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await expect(await canvas.findByRole('link', { name: 'Open the draft again' })).toHaveAttribute(
      'href',
      expect.stringContaining(`mailto:${foundation.financeEmail}?subject=I%20pledge`),
    );
    await expect(args.onOpenDraft).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({
  tags: ['!autodocs'],
  args: { entry: typed, onOpenDraft: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(buttonOf(canvas));
    await waitFor(() => expect(buttonOf(canvas)).toHaveAttribute('aria-disabled', 'true'));
    await expect(buttonOf(canvas)).toHaveFocus();
  },
});

export const DoubleSubmit = meta.story({
  tags: ['!autodocs'],
  args: { entry: typed },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(buttonOf(canvas));
    await userEvent.click(buttonOf(canvas));
    await canvas.findByText(/Preferred payment method/);
    await expect(args.onOpenDraft).toHaveBeenCalledOnce();
  },
});

export const WithAnEntry = meta.story({
  args: { entry: { ...typed, selected_payment_method: 'Paypal service' } },
  play: async ({ canvas }) => {
    await expect(amountOf(canvas)).toHaveValue('120');
    await expect(canvas.getByRole('radio', { name: 'Paypal service' })).toBeChecked();
    await expect(dueOf(canvas)).toHaveTextContent('$120');
  },
});

/** A chip enters its amount, and 'Other' clears the field. Both focus the field. */
export const SuggestedAmounts = meta.story({
  tags: ['default-foundation'],
  play: async ({ canvas, userEvent }) => {
    const chips = within(canvas.getByRole('group', { name: 'Suggested amounts' }));
    await expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual(['$25', '$50', '$100', 'Other']);
    await userEvent.click(chips.getByRole('button', { name: '$50' }));
    await expect(amountOf(canvas)).toHaveValue('50');
    await expect(amountOf(canvas)).toHaveFocus();
    await expect(dueOf(canvas)).toHaveTextContent('$50');
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('$50');
    await userEvent.click(chips.getByRole('button', { name: 'Other' }));
    await expect(amountOf(canvas)).toHaveValue('');
    await userEvent.type(amountOf(canvas), '75');
    await expect(chips.getByRole('button', { pressed: true })).toHaveTextContent('Other');
    await userEvent.click(chips.getByRole('button', { name: 'Other' }));
    await expect(amountOf(canvas)).toHaveValue('75');
  },
});

/** A campaign fills in the cause, and shows its picture and progress. Free text stays possible. */
export const ChoosesACampaign = meta.story({
  args: { campaigns },
  play: async ({ canvas, userEvent }) => {
    const choice = canvas.getByRole('combobox', { name: 'Campaign' });
    await expect(choice).toHaveDisplayValue('Another cause');
    await userEvent.selectOptions(choice, 'A night nurse for the clinic in Kapiri Mposhi');
    await expect(causeOf(canvas)).toHaveValue('A night nurse for the clinic in Kapiri Mposhi');
    const chosen = within(canvas.getByRole('region', { name: 'Your donation' }));
    await expect(chosen.getByText('$5,300 of $24,000 (22%)', { selector: 'p' })).toBeVisible();
    await userEvent.type(causeOf(canvas), ', for the night lamp');
    await expect(choice).toHaveDisplayValue('Another cause');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** A gift for where it is needed most names no campaign. */
export const WhereNeededMost = meta.story({
  args: { campaigns },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(amountOf(canvas), '35');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Campaign' }), 'Where it is needed most');
    await expect(causeOf(canvas)).toHaveValue('Where it is needed most');
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onOpenDraft).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.stringContaining('Where it is needed most') }),
      ),
    );
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
});

/** A campaign that only the home page has keeps its name, picture and progress. */
export const OnlyOnHome = meta.story({
  args: {
    campaigns,
    homeCampaign: {
      title: 'A reading room in Soroca',
      image_url: '/pictures/library.svg',
      amount_raised: 2730,
      target_amount: 8400,
    },
    entry: { donation_cause: 'A reading room in Soroca' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('combobox', { name: 'Campaign' })).toHaveDisplayValue('A reading room in Soroca');
    const chosen = within(canvas.getByRole('region', { name: 'Your donation' }));
    await expect(chosen.getByText('$2,730 of $8,400 (32%)', { selector: 'p' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Campaign' }), campaigns[0]?.title ?? '');
    await expect(causeOf(canvas)).toHaveValue(campaigns[0]?.title);
  },
});

/** The choice says which campaigns are funded or have ended. */
export const FundedAndEnded = meta.story({
  tags: ['!autodocs'],
  args: {
    campaigns: [aCampaign({ title: 'A year of school', amount_raised: 18_000, date_ended: '2026-10-31' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Another cause',
      'Where it is needed most',
      'A year of school (funded, ended)',
    ]);
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });

/** Total Due, the draft and the unsent entry follow what was entered before hydration. It replaces an earlier entry. */
export const EnteredBeforeHydration = meta.story({
  tags: ['!autodocs'],
  render: () => <></>,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const entry = { donation_amount: '5', donation_cause: typed.donation_cause };
    const remove = await hydrateAfter(canvasElement, <DonationForm {...args} entry={entry} />, async () => {
      await expect(canvas.getByRole('radio', { name: 'Credit/Debit Card' })).toBeChecked();
      setValue(amountOf(canvas), '120');
      canvas.getByRole('radio', { name: 'Bitcoin/Usdt' }).click();
    });
    const pledge = { ...typed, selected_payment_method: 'Bitcoin/Usdt' };
    await waitFor(() => expect(dueOf(canvas)).toHaveTextContent('$120'));
    await expect(causeOf(canvas)).toHaveValue(typed.donation_cause);
    await expect(args.onEntryChange).toHaveBeenLastCalledWith(pledge);
    await userEvent.click(buttonOf(canvas));
    await waitFor(() =>
      expect(args.onOpenDraft).toHaveBeenCalledWith(
        expect.objectContaining({ body: expect.stringContaining('Bitcoin/Usdt') }),
      ),
    );
    remove();
  },
});
