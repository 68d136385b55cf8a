import { makePaymentReference } from '@hearthlight/domain';
import { aMoment } from '@hearthlight/domain/fixtures';
import { expect } from 'storybook/test';
import { foundation } from 'virtual:content/foundation';

import preview from '#storybook/preview';

import { PledgeResult, type PledgeResultProps } from './pledge-result.tsx';

const reference = makePaymentReference({ donor: 56, campaign: 3 }, 4711);
const draft = {
  to: 'finance@example.org',
  subject: 'Pledge',
  body: 'Hello,',
  amount: 120,
  transfer: { amount: 120, reference, method: 'Bank Transfer' },
  entry: {
    donation_amount: '120',
    donation_cause: 'A night nurse',
    selected_payment_method: 'Credit/Debit Card',
  },
} satisfies PledgeResultProps['draft'];

const shown: PledgeResultProps['foundation'] = {
  ...foundation,
  bankAccount: { scheme: 'other', holder: foundation.name, details: 'Account 0142' },
};

const meta = preview.meta({
  title: 'Product/Dashboard/Donate/PledgeResult',
  component: PledgeResult,
  tags: ['internal'],
  args: {
    draft,
    isOpened: true,
    foundation: shown,
    email: 'ada@example.org',
    now: new Date(aMoment),
  },
});

export const Default = meta.story();

export const Empty = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { draft: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
});

/** Without an account, no standing order is offered or mentioned. */
export const WithoutAccount = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { foundation: { ...shown, bankAccount: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Wishes are not in this mail/)).toBeVisible();
    await expect(canvas.queryByText(/standing order/)).toBeNull();
  },
});

const ownCause = {
  ...draft,
  transfer: { ...draft.transfer, reference: makePaymentReference({ donor: 56, campaign: undefined }, 4711) },
};
const unknown = /or we will not know what/;

/** The reference names a donor and a campaign only, so a cause of the donor's own words needs the e-mail. */
export const OwnCause = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { draft: ownCause },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/and send the e-mail, or we will not know what it is for/)).toBeVisible();
    await expect(canvas.queryByText(/that the payment is this donation/)).toBeNull();
  },
});

/** Without an account, the links need the e-mail as much. */
export const OwnCauseByLink = meta.story({
  tags: ['!autodocs', '!visual'],
  args: {
    draft: ownCause,
    foundation: {
      ...shown,
      bankAccount: undefined,
      paymentLinks: [{ method: 'Paypal service', address: 'https://paypal.me/hearthlight' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Please send the e-mail below too/)).toBeVisible();
  },
});

/** The reference says all that the e-mail does. */
export const ForACampaign = meta.story({
  tags: ['!autodocs', '!visual'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/that the payment is this donation/)).toBeVisible();
    await expect(canvas.queryByText(unknown)).toBeNull();
  },
});

/** What has no campaign goes where it is needed most. */
export const WhereNeededMost = meta.story({
  tags: ['!autodocs', '!visual'],
  args: { draft: { ...ownCause, entry: { ...draft.entry, donation_cause: 'Where it is needed most' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/that the payment is this donation/)).toBeVisible();
    await expect(canvas.queryByText(unknown)).toBeNull();
  },
});

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
