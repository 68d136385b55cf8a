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

export const Mobile = meta.story({ globals: { viewport: { value: 'phone' } } });
